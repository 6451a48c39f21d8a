def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[3][1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(arg0_1)
    return (arg0_1, t, arg1_1)
