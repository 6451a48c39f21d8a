def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    fmin: "f32[5][1]cpu" = torch.ops.aten.fmin.default(primals_1, primals_2)
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan);  lt = isnan = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or, 0);  where = logical_or = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_1);  le = isnan_1 = None
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, logical_not, 0);  where_1 = logical_not = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    return (fmin, masked_fill_1, sum_1)
