def forward(self, primals_1: "f64[2, 1, 3][3, 3, 1]cpu", primals_2: "f64[4, 1][1, 1]cpu", tangents_1: "f64[2, 4, 3][12, 3, 1]cpu"):
    div: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    gt: "b8[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    masked_fill: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  gt = None
    lt: "b8[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    masked_fill_1: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    sum_1: "f64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill_1, [1], True);  masked_fill_1 = None
    sum_2: "f64[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill, [0, 2], True);  masked_fill = None
    view: "f64[4, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_2, [4, 1]);  sum_2 = None
    return (sum_1, view)
