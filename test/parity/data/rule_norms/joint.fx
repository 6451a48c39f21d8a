def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f64[2, 1][1, 1]cpu"):
    norm: "f32[][]cpu" = torch.ops.aten.norm.Scalar(primals_1, 3)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(norm)
    norm_1: "f64[][]cpu" = torch.ops.aten.norm.ScalarOpt_dtype(primals_1, 2, dtype = torch.float64)
    detach_1: "f64[][]cpu" = torch.ops.aten.detach.default(norm_1)
    norm_2: "f64[2, 1][1, 1]cpu" = torch.ops.aten.norm.ScalarOpt_dim_dtype(primals_1, 1, [1], True, dtype = torch.float64)
    add: "f64[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(norm_1, norm_2);  norm_1 = norm_2 = None
    sum_1: "f64[][]cpu" = torch.ops.aten.sum.default(tangents_2)
    _to_copy: "f64[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64)
    sgn: "f64[2, 3][3, 1]cpu" = torch.ops.aten.sgn.default(_to_copy);  _to_copy = None
    mul: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, tangents_2);  sgn = tangents_2 = None
    _to_copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.float32);  mul = None
    detach_4: "f64[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _to_copy_2: "f64[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64)
    div: "f64[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(_to_copy_2, detach_4);  _to_copy_2 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_4, 0);  detach_4 = None
    masked_fill: "f64[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill);  sum_1 = masked_fill = None
    _to_copy_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.float32);  mul_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, _to_copy_3);  _to_copy_1 = _to_copy_3 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 1.0);  abs_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, pow_1);  primals_1 = pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_5, 2.0)
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, pow_2);  tangents_1 = pow_2 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_5, 0);  detach_5 = None
    masked_fill_1: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq_1, 0);  div_1 = eq_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, masked_fill_1);  mul_2 = masked_fill_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_3);  add_1 = mul_3 = None
    return (norm, add, add_2)
