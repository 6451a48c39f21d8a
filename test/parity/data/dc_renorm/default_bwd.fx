def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu"):
    linalg_vector_norm: "f64[1, 2][2, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1.5, [0], True, dtype = torch.float64)
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_2)
    sum_1: "f64[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True, dtype = torch.float64);  mul = None
    abs_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 0.5);  abs_1 = None
    sgn: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, pow_1);  sgn = pow_1 = None
    pow_2: "f64[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(linalg_vector_norm, 0.5)
    div: "f64[1, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(sum_1, pow_2);  sum_1 = pow_2 = None
    eq: "b8[1, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(linalg_vector_norm, 0)
    masked_fill: "f64[1, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_2: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, masked_fill);  mul_1 = masked_fill = None
    add: "f64[1, 2][2, 1]cpu" = torch.ops.aten.add.Scalar(linalg_vector_norm, 1e-07)
    reciprocal: "f64[1, 2][2, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul_3: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, mul_2);  mul_2 = None
    sub: "f64[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_2, mul_3);  mul_3 = None
    mul_4: "f64[1, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal, 0.5);  reciprocal = None
    mul_5: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub);  mul_4 = sub = None
    _to_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(mul_5, dtype = torch.float32);  mul_5 = None
    gt: "b8[1, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 0.5);  linalg_vector_norm = None
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(gt, _to_copy, tangents_2);  gt = _to_copy = tangents_2 = None
    linalg_vector_norm_1: "f64[3, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [1], True, dtype = torch.float64)
    mul_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1)
    sum_2: "f64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True, dtype = torch.float64);  mul_6 = None
    div_1: "f64[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, linalg_vector_norm_1);  primals_1 = None
    eq_1: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(linalg_vector_norm_1, 0)
    masked_fill_1: "f64[3, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq_1, 0);  div_1 = eq_1 = None
    mul_7: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, masked_fill_1);  sum_2 = masked_fill_1 = None
    add_1: "f64[3, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(linalg_vector_norm_1, 1e-07)
    reciprocal_1: "f64[3, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add_1);  add_1 = None
    mul_8: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_1, mul_7);  mul_7 = None
    sub_1: "f64[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_8);  mul_8 = None
    mul_9: "f64[3, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal_1, 1.0);  reciprocal_1 = None
    mul_10: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, sub_1);  mul_9 = sub_1 = None
    _to_copy_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(mul_10, dtype = torch.float32);  mul_10 = None
    gt_1: "b8[3, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm_1, 1.0);  linalg_vector_norm_1 = None
    where_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(gt_1, _to_copy_1, tangents_1);  gt_1 = _to_copy_1 = tangents_1 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    return (add_2,)
