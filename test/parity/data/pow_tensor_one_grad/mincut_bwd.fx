def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Scalar(primals_2, 1)
    pow_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Tensor(primals_1, sub);  primals_1 = sub = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, pow_2);  pow_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0.0);  primals_2 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_1);  eq = scalar_tensor = mul_1 = None
    return (where, None)
