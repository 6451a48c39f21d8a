def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5)
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 2)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.5);  pow_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul, 0.5);  mul = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.25);  abs_1 = None
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(lt, div, sub_1);  lt = div = sub_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where, []);  where = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_2: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_2, 1.0)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(abs_2, 0.5)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, abs_2);  mul_1 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(abs_2, 0.5);  abs_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, 1.0);  sub_3 = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_1, mul_2, mul_3);  lt_1 = mul_2 = mul_3 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(primals_1)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, primals_3);  neg = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(mul_4);  mul_4 = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(log1p);  log1p = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, mean);  add = mean = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, tangents_1)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_1);  primals_3 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(mul_6);  mul_6 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, 1);  sigmoid = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_4);  mul_5 = sub_4 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_7, 4);  mul_7 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    lt_2: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(sub_5, -1.0)
    mul_8: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_9: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_8, 1.0);  mul_8 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_5, 1.0)
    mul_10: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_11: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1.0);  mul_10 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_5, 1.0);  sub_5 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, tangents_1);  mul_12 = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, mul_11, mul_13);  gt = mul_11 = mul_13 = None
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_2, mul_9, where_2);  lt_2 = mul_9 = where_2 = None
    sub_6: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    lt_3: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(sub_6, -1.0)
    mul_14: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_15: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_14, 1.0);  mul_14 = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_6, 1.0)
    mul_16: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_17: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_16, 1.0);  mul_16 = None
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_6, 1.0);  sub_6 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_18, tangents_1);  mul_18 = None
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(gt_1, mul_17, mul_19);  gt_1 = mul_17 = mul_19 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_3, mul_15, where_4);  lt_3 = mul_15 = where_4 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(div_1, where_3);  div_1 = where_3 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    sub_7: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_3: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_7)
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(expand, 1.0)
    lt_4: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.5);  abs_3 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sub_7)
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_21, 0.5);  mul_21 = None
    sign: "f32[4][1]cpu" = torch.ops.aten.sign.default(sub_7);  sub_7 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sign);  mul_20 = sign = None
    where_6: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_4, div_2, mul_22);  lt_4 = div_2 = mul_22 = None
    sub_8: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    abs_4: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_8)
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(expand, 1.0);  expand = None
    lt_5: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_4, 0.5);  abs_4 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_23, sub_8)
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_24, 0.5);  mul_24 = None
    sign_1: "f32[4][1]cpu" = torch.ops.aten.sign.default(sub_8);  sub_8 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_23, sign_1);  mul_23 = sign_1 = None
    where_7: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_5, div_3, mul_25);  lt_5 = div_3 = mul_25 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_6);  add_2 = where_6 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_5, where_7);  where_5 = where_7 = None
    return (add_1, add_3, add_4, None)
