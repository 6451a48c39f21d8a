def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3.141592653589793)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul, 0)
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sin, mul);  sin = mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    return (where, primals_1)
