def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    maximum: "f32[5][1]cpu" = torch.ops.aten.maximum.default(primals_1, primals_2)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  where = gt = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, lt, 0);  where_1 = lt = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    return (maximum, masked_fill_1, sum_1)
