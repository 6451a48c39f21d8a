def forward(self, arg0_1: "f32[2, 3][3, 1]cpu"):
    logical_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(arg0_1);  arg0_1 = None
    return (logical_not,)
