def forward(self, primals_1: "f32[0, 3][3, 1]cpu"):
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    sum_2: "f32[0][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    prod: "f32[3][1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0)
    mean: "f32[0][1]cpu" = torch.ops.aten.mean.dim(primals_1, [1])
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(primals_1)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(primals_1)
    logsumexp: "f32[3][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0])
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(logsumexp)
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    div: "f32[0, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_3)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill: "f32[0, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_4, 0);  detach_4 = None
    sub: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1);  primals_1 = unsqueeze_1 = None
    exp: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    return (sum_1, sum_2, prod, mean, any_1, all_1, logsumexp, linalg_vector_norm, masked_fill, exp)
