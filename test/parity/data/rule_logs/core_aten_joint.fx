def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_1, primals_2)
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(mul);  mul = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(logical_not, eq_1);  logical_not = eq_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(where_1, where);  where_1 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where, log1p);  where = log1p = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and, primals_1, add);  logical_and = add = None
    ge_1: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, primals_1, primals_2)
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, primals_2, primals_1);  ge_1 = None
    isinf: "b8[4][1]cpu" = torch.ops.aten.isinf.default(primals_1)
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(isinf, eq_2);  isinf = eq_2 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(where_4, where_3);  where_4 = None
    exp2: "f32[4][1]cpu" = torch.ops.aten.exp2.default(sub_1);  sub_1 = None
    log1p_1: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp2);  exp2 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(log1p_1, 1.4426950408889634);  log1p_1 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_3, mul_1);  where_3 = mul_1 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_1, primals_1, add_1);  logical_and_1 = add_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_2, where_5);  where_2 = where_5 = None
    fmax: "f32[4][1]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, fmax);  add_2 = fmax = None
    fmin: "f32[4][1]cpu" = torch.ops.aten.fmin.default(primals_1, primals_2)
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_3, fmin);  add_3 = fmin = None
    isnan: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[4][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = scalar_tensor = None
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, -inf)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_1, where_6);  eq_3 = scalar_tensor_1 = where_6 = None
    eq_4: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, inf)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_4, scalar_tensor_2, where_7);  eq_4 = scalar_tensor_2 = where_7 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(sub_2, where_8);  sub_2 = where_8 = None
    abs_2: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_2, inf);  abs_2 = None
    eq_5: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul_2: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_5, ne_1);  eq_5 = ne_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan_1: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan_1);  lt = isnan_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(neg, 2)
    eq_6: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_9: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_6, div, neg);  eq_6 = div = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_10: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor_3, where_9);  logical_or = scalar_tensor_3 = where_9 = None
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    isnan_2: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_2);  le = isnan_2 = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(neg, 2)
    eq_7: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_11: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_7, div_1, neg);  eq_7 = div_1 = neg = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_12: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_1, scalar_tensor_4, where_11);  logical_not_1 = scalar_tensor_4 = where_11 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_12);  mul_3 = where_12 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan_3: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(gt, isnan_3);  gt = isnan_3 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_8: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_13: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_8, div_2, tangents_1);  eq_8 = div_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_14: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or_2, scalar_tensor_5, where_13);  logical_or_2 = scalar_tensor_5 = where_13 = None
    ge_2: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    isnan_4: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(ge_2, isnan_4);  ge_2 = isnan_4 = None
    logical_not_2: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_3);  logical_or_3 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_9: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_15: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_9, div_3, tangents_1);  eq_9 = div_3 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_16: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_2, scalar_tensor_6, where_15);  logical_not_2 = scalar_tensor_6 = where_15 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, where_16);  add_5 = where_16 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_10, where_14);  where_10 = where_14 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_3);  sub_3 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_1, 1);  pow_1 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_8);  add_8 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_4);  sub_4 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 1);  pow_2 = None
    div_5: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_9);  add_9 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_6, div_5);  add_6 = div_5 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, div_4);  add_7 = div_4 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    exp_1: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_5);  sub_5 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_1, 1);  exp_1 = None
    div_6: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_12);  add_12 = None
    sub_6: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    exp_2: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_6);  sub_6 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_2, 1);  exp_2 = None
    div_7: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_13);  tangents_1 = add_13 = None
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_10, div_7);  add_10 = div_7 = None
    add_15: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_11, div_6);  add_11 = div_6 = None
    return (add_4, add_14, add_15)
