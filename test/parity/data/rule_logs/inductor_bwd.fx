def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    abs_2: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_2, inf);  abs_2 = None
    eq_5: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul_2: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_5, ne_1);  eq_5 = ne_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan_3: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_1, isnan_3);  lt_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(neg, 2)
    eq_6: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_11: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_6, div, neg);  div = neg = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_12: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor_3, where_11);  logical_or = None
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_3);  le = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    where_14: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_1, scalar_tensor_3, where_11);  logical_not_1 = where_11 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_14);  mul_3 = where_14 = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(gt_1, isnan_3);  gt_1 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where_15: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_6, div_2, tangents_1);  eq_6 = div_2 = None
    where_16: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or_2, scalar_tensor_3, where_15);  logical_or_2 = None
    ge_2: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(ge_2, isnan_3);  ge_2 = isnan_3 = None
    logical_not_2: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_3);  logical_or_3 = None
    where_18: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_2, scalar_tensor_3, where_15);  logical_not_2 = scalar_tensor_3 = where_15 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, where_18);  add_5 = where_18 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_12, where_16);  where_12 = where_16 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_3)
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_1, 1);  pow_1 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_8);  add_8 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_4)
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 1);  pow_2 = None
    div_5: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_9);  add_9 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_6, div_5);  add_6 = div_5 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, div_4);  add_7 = div_4 = None
    exp_1: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_3);  sub_3 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_1, 1);  exp_1 = None
    div_6: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_12);  add_12 = None
    exp_2: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_4);  sub_4 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_2, 1);  exp_2 = None
    div_7: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_13);  tangents_1 = add_13 = None
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_10, div_7);  add_10 = div_7 = None
    add_15: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_11, div_6);  add_11 = div_6 = None
    return (add_14, add_15)
