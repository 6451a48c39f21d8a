def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu"):
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1], True);  pow_1 = None
    pow_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    gt: "b8[3, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(pow_2, 1.0)
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(pow_2, 1e-07);  pow_2 = None
    reciprocal: "f32[3, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 1][1, 1]cpu" = torch.ops.aten.where.self(gt, mul, scalar_tensor);  gt = mul = scalar_tensor = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where);  where = None
    abs_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 1.5);  abs_1 = None
    sum_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [0], True);  pow_3 = None
    pow_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.6666666666666666);  sum_2 = None
    gt_1: "b8[1, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(pow_4, 0.5)
    add_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(pow_4, 1e-07);  pow_4 = None
    reciprocal_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.reciprocal.default(add_1);  add_1 = None
    mul_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_1, 0.5);  reciprocal_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.where.self(gt_1, mul_2, scalar_tensor_1);  gt_1 = mul_2 = scalar_tensor_1 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where_1);  where_1 = None
    _to_copy: "f64[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64)
    abs_2: "f64[3, 2][2, 1]cpu" = torch.ops.aten.abs.default(_to_copy);  _to_copy = None
    pow_5: "f64[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, 1.5);  abs_2 = None
    sum_3: "f64[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_5, [0], True);  pow_5 = None
    pow_6: "f64[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_3, 0.6666666666666666);  sum_3 = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_2)
    sum_4: "f64[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True, dtype = torch.float64);  mul_4 = None
    abs_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_3, 0.5);  abs_3 = None
    sign: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, pow_7);  sign = pow_7 = None
    pow_8: "f64[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(pow_6, 0.5)
    div: "f64[1, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(sum_4, pow_8);  sum_4 = pow_8 = None
    eq: "b8[1, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(pow_6, 0)
    scalar_tensor_2: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    where_2: "f64[1, 2][2, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_2, div);  eq = scalar_tensor_2 = div = None
    mul_6: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, where_2);  mul_5 = where_2 = None
    add_2: "f64[1, 2][2, 1]cpu" = torch.ops.aten.add.Scalar(pow_6, 1e-07)
    reciprocal_2: "f64[1, 2][2, 1]cpu" = torch.ops.aten.reciprocal.default(add_2);  add_2 = None
    mul_7: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_2, mul_6);  mul_6 = None
    sub: "f64[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_2, mul_7);  mul_7 = None
    mul_8: "f64[1, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal_2, 0.5);  reciprocal_2 = None
    mul_9: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sub);  mul_8 = sub = None
    _to_copy_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(mul_9, dtype = torch.float32);  mul_9 = None
    gt_2: "b8[1, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(pow_6, 0.5);  pow_6 = None
    where_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(gt_2, _to_copy_1, tangents_2);  gt_2 = _to_copy_1 = tangents_2 = None
    _to_copy_2: "f64[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64)
    pow_9: "f64[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_2, 2);  _to_copy_2 = None
    sum_5: "f64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_9, [1], True);  pow_9 = None
    pow_10: "f64[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_5, 0.5);  sum_5 = None
    mul_10: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1)
    sum_6: "f64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [1], True, dtype = torch.float64);  mul_10 = None
    div_1: "f64[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, pow_10);  primals_1 = None
    eq_1: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(pow_10, 0)
    scalar_tensor_3: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    where_4: "f64[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_3, div_1);  eq_1 = scalar_tensor_3 = div_1 = None
    mul_11: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_6, where_4);  sum_6 = where_4 = None
    add_3: "f64[3, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(pow_10, 1e-07)
    reciprocal_3: "f64[3, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add_3);  add_3 = None
    mul_12: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_3, mul_11);  mul_11 = None
    sub_1: "f64[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_12);  mul_12 = None
    mul_13: "f64[3, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal_3, 1.0);  reciprocal_3 = None
    mul_14: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, sub_1);  mul_13 = sub_1 = None
    _to_copy_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(mul_14, dtype = torch.float32);  mul_14 = None
    gt_3: "b8[3, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(pow_10, 1.0);  pow_10 = None
    where_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(gt_3, _to_copy_3, tangents_1);  gt_3 = _to_copy_3 = tangents_1 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(where_3, where_5);  where_3 = where_5 = None
    return (mul_1, mul_3, add_4)
