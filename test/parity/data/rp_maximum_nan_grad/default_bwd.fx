def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu"):
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan);  lt = isnan = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_3, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_3);  eq = div = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or, 0);  where = logical_or = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    isnan_1: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_1);  le = isnan_1 = None
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_3, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_3);  eq_1 = div_1 = tangents_3 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, logical_not, 0);  where_1 = logical_not = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan_2: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_2: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(gt, isnan_2);  gt = isnan_2 = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_2, 2)
    eq_2: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_2, div_2, tangents_2);  eq_2 = div_2 = None
    masked_fill_2: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_2, logical_or_2, 0);  where_2 = logical_or_2 = None
    ge: "b8[5][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    isnan_3: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_3: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(ge, isnan_3);  ge = isnan_3 = None
    logical_not_1: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_3);  logical_or_3 = None
    div_3: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_2, 2)
    eq_3: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_3, div_3, tangents_2);  eq_3 = div_3 = tangents_2 = None
    masked_fill_3: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_3, logical_not_1, 0);  where_3 = logical_not_1 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(masked_fill_1, masked_fill_3);  masked_fill_1 = masked_fill_3 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(masked_fill, masked_fill_2);  masked_fill = masked_fill_2 = None
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div_4: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_4: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_4, div_4, tangents_1);  eq_4 = div_4 = None
    masked_fill_4: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_4, gt_1, 0);  where_4 = gt_1 = None
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div_5: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_5: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_5: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_5, div_5, tangents_1);  eq_5 = div_5 = tangents_1 = None
    masked_fill_5: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_5, lt_1, 0);  where_5 = lt_1 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, masked_fill_5);  add = masked_fill_5 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, masked_fill_4);  add_1 = masked_fill_4 = None
    return (add_2, add_3)
