def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1)
    sum_1: "f64[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0, 1], True, dtype = torch.float64);  mul = None
    sgn: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, sum_1);  sgn = sum_1 = None
    linalg_vector_norm: "f64[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1, [0, 1], True, dtype = torch.float64);  primals_1 = None
    add: "f64[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.add.Scalar(linalg_vector_norm, 1e-07)
    reciprocal: "f64[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul_2: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, mul_1);  mul_1 = None
    sub: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_2);  mul_2 = None
    mul_3: "f64[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Scalar(reciprocal, 3);  reciprocal = None
    mul_4: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sub);  mul_3 = sub = None
    _to_copy: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten._to_copy.default(mul_4, dtype = torch.float32);  mul_4 = None
    gt: "b8[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 3);  linalg_vector_norm = None
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, _to_copy, tangents_1);  gt = _to_copy = tangents_1 = None
    return (where,)
