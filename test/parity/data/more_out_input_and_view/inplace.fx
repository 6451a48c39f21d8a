def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1)
    return (a_1, select, sum_1)
