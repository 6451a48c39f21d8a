def forward(self, primals_1: "f32[5, 10, 5][50, 5, 1]cpu", primals_2: "f32[5, 1, 5][5, 5, 1]cpu", tangents_1: "f32[5, 10, 5][50, 5, 1]cpu"):
    div: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    gt: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    masked_fill: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  gt = None
    lt: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    masked_fill_1: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    sum_1: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill, [1], True);  masked_fill = None
    return (masked_fill_1, sum_1)
