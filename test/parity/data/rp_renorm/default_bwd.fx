def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu"):
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 1);  tangents_2 = None
    linalg_vector_norm: "f64[3, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [1], True, dtype = torch.float64)
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1)
    sum_1: "f64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True, dtype = torch.float64);  mul_2 = None
    div: "f64[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, linalg_vector_norm);  primals_1 = None
    eq: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(linalg_vector_norm, 0)
    masked_fill: "f64[3, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_3: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill);  sum_1 = masked_fill = None
    add: "f64[3, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(linalg_vector_norm, 1e-07)
    reciprocal: "f64[3, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul_4: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, mul_3);  mul_3 = None
    sub: "f64[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_4);  mul_4 = None
    mul_5: "f64[3, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal, 1.0);  reciprocal = None
    mul_6: "f64[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub);  mul_5 = sub = None
    _to_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(mul_6, dtype = torch.float32);  mul_6 = None
    gt: "b8[3, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 1.0);  linalg_vector_norm = None
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(gt, _to_copy, tangents_1);  gt = _to_copy = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, where);  mul_1 = where = None
    return (add_1,)
