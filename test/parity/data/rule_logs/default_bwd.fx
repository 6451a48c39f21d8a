def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan);  lt = isnan = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(neg, 2)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, neg);  eq_1 = div = None
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or, 0);  where = logical_or = None
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    isnan_1: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_1);  le = isnan_1 = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(neg, 2)
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_2, div_1, neg);  eq_2 = div_1 = neg = None
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, logical_not, 0);  where_1 = logical_not = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, masked_fill_1);  mul_1 = masked_fill_1 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan_2: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(gt, isnan_2);  gt = isnan_2 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_3, div_2, tangents_1);  eq_3 = div_2 = None
    masked_fill_2: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_2, logical_or_2, 0);  where_2 = logical_or_2 = None
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    isnan_3: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(ge, isnan_3);  ge = isnan_3 = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_3);  logical_or_3 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_4: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_4, div_3, tangents_1);  eq_4 = div_3 = None
    masked_fill_3: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_3, logical_not_1, 0);  where_3 = logical_not_1 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_3, masked_fill_3);  add_3 = masked_fill_3 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(masked_fill, masked_fill_2);  masked_fill = masked_fill_2 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_1);  sub_1 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_1, 1);  pow_1 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_6);  add_6 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_2);  sub_2 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 1);  pow_2 = None
    div_5: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_7);  add_7 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, div_5);  add_4 = div_5 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, div_4);  add_5 = div_4 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_3);  sub_3 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp, 1);  exp = None
    div_6: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_10);  add_10 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    exp_1: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_4);  sub_4 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_1, 1);  exp_1 = None
    div_7: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_11);  tangents_1 = add_11 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_8, div_7);  add_8 = div_7 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_9, div_6);  add_9 = div_6 = None
    return (add_12, add_13)
