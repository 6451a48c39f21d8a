def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    return (select, select_1, sum_1)
