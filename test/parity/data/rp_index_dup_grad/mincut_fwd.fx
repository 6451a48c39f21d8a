def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[1][1]cpu", primals_3: "i64[4][1]cpu"):
    index: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_3])
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(index, [0]);  index = None
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_3)
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1)
    expand: "i64[4, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 2]);  unsqueeze = None
    gather: "f32[4, 2][2, 1]cpu" = torch.ops.aten.gather.default(primals_1, 0, expand);  expand = None
    embedding: "f32[4, 2][2, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_3);  primals_1 = None
    return (sum_1, index_select, gather, embedding, primals_3)
