def forward(self, arg0_1: "f32[1, 2][2, 1]cpu"):
    t: "f32[2, 1][1, 2]cpu" = torch.ops.aten.t.default(arg0_1);  arg0_1 = None
    return (t,)
