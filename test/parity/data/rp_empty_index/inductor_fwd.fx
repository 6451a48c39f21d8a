def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[0][1]cpu"):
    index: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_2: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_2], index_2, True);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(index_2);  index_2 = None
    return (index, index_1, index_put, sum_1, primals_2)
