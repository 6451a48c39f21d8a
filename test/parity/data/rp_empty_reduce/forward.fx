def forward(self, primals_1: "f32[0, 3][3, 1]cpu"):
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    sum_2: "f32[0][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    prod: "f32[3][1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0)
    mean: "f32[0][1]cpu" = torch.ops.aten.mean.dim(primals_1, [1])
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(primals_1)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(primals_1)
    logsumexp: "f32[3][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0])
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1);  primals_1 = None
    return (sum_1, sum_2, prod, mean, any_1, all_1, logsumexp, linalg_vector_norm)
