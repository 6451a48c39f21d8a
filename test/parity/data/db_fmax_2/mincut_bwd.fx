def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(gt, isnan);  gt = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or, 0);  logical_or = None
    ge: "b8[5][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(ge, isnan);  ge = isnan = None
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_not, 0);  where = logical_not = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    return (masked_fill_1, sum_1)
