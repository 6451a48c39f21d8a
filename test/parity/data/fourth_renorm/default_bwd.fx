def forward(self, clone: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    linalg_vector_norm: "f64[2, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(clone, 2, [1], True, dtype = torch.float64)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone, tangents_1)
    sum_1: "f64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True, dtype = torch.float64);  mul_1 = None
    div: "f64[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(clone, linalg_vector_norm);  clone = None
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(linalg_vector_norm, 0)
    masked_fill: "f64[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_2: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill);  sum_1 = masked_fill = None
    add: "f64[2, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(linalg_vector_norm, 1e-07)
    reciprocal: "f64[2, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul_3: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, mul_2);  mul_2 = None
    sub: "f64[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_3);  mul_3 = None
    mul_4: "f64[2, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal, 1.0);  reciprocal = None
    mul_5: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub);  mul_4 = sub = None
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mul_5, dtype = torch.float32);  mul_5 = None
    gt: "b8[2, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 1.0);  linalg_vector_norm = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, _to_copy, tangents_1);  gt = _to_copy = tangents_1 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where, 1);  where = None
    return (mul_6,)
