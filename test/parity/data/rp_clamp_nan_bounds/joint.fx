def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    clamp: "f32[4][1]cpu" = torch.ops.aten.clamp.Tensor(primals_1, primals_2, primals_3)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, primals_3)
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, le);  le = None
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, lt_1);  lt_1 = None
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or);  logical_or = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, tangents_1);  eq_1 = div = None
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_not, 0);  where = logical_not = None
    lt_2: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_3, primals_2)
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_3)
    logical_and_2: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, ge);  ge = None
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_2, logical_and_2);  lt_2 = logical_and_2 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3)
    logical_and_3: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, gt);  eq = gt = None
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_or_1, logical_and_3);  logical_or_1 = logical_and_3 = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_2);  logical_or_2 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_and_4: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, lt);  eq_2 = lt = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_4, div_1, tangents_1);  logical_and_4 = div_1 = None
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, logical_not_1, 0);  where_1 = logical_not_1 = None
    lt_3: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    eq_4: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(eq_3, eq_4);  eq_3 = eq_4 = None
    logical_and_5: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(logical_or_3, lt_3);  logical_or_3 = lt_3 = None
    lt_4: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_2 = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    logical_or_4: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_4, gt_1);  lt_4 = gt_1 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_5, div_2, tangents_1);  logical_and_5 = div_2 = tangents_1 = None
    masked_fill_2: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_2, logical_or_4, 0);  where_2 = logical_or_4 = None
    return (clamp, masked_fill_2, masked_fill, masked_fill_1)
