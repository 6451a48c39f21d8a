def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "i64[3][1]cpu"):
    index: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, primals_2])
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_1, 0, -1)
    slice_1: "f32[3, 1][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, -1, 9223372036854775807)
    index_2: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2, primals_2]);  primals_1 = None
    return (index, index_1, select, slice_1, index_2, primals_2)
