def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 3.141592653589793)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_1, 3.141592653589793);  mul_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, cos);  mul = cos = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, sin);  mul_3 = sin = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sub, mul_2);  sub = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  tangents_1 = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul_2, 0.0);  mul_2 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_4);  eq = scalar_tensor = mul_4 = None
    return (where,)
