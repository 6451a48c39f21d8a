def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[3][1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 0)
    return (arg0_1, select, arg1_1)
