def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(arg0_1);  arg0_1 = None
    return (clone, arg1_1)
