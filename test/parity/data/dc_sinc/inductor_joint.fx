def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3.141592653589793)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul, 0)
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sin, mul);  sin = mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 3.141592653589793)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1);  primals_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_2, 3.141592653589793);  mul_2 = None
    sin_1: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul_1)
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul_1)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, cos);  mul_1 = cos = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_4, sin_1);  mul_4 = sin_1 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sub, mul_3);  sub = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div_1);  tangents_1 = div_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul_3, 0.0);  mul_3 = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, mul_5);  eq_1 = scalar_tensor_1 = mul_5 = None
    return (where, where_1)
