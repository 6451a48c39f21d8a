def forward(self, primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", clone: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(clone, primals_2)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(clone, primals_3)
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq, eq_1);  eq = eq_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(logical_or, lt);  logical_or = lt = None
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(clone, primals_2);  primals_2 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(clone, primals_3);  clone = primals_3 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(lt_1, gt);  lt_1 = gt = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, div, tangents_1);  logical_and = div = tangents_1 = None
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or_1, 0);  where = logical_or_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill, 1);  masked_fill = None
    return (mul_1, None, None)
