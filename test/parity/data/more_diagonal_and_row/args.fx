def forward(self, arg0_1: "f32[3, 3][3, 1]cpu"):
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(arg0_1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 0);  arg0_1 = None
    return (diagonal, select)
