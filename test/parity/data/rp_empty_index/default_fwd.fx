def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[0][1]cpu"):
    index: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_select: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_2)
    index_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(primals_1, 0, primals_2, index_1);  index_1 = None
    index_2: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2]);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(index_2);  index_2 = None
    return (index, index_select, index_add, sum_1, primals_2)
