def forward(self, primals_1: "f32[10][1]cpu", primals_2: "f32[10][1]cpu", detach: "f32[10][1]cpu", tangents_1: "f32[10][1]cpu"):
    detach_1: "f32[10][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    ge: "b8[10][1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    eq: "b8[10][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    logical_and: "b8[10][1]cpu" = torch.ops.aten.logical_and.default(eq, ge);  eq = ge = None
    log: "f32[10][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul: "f32[10][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, log);  detach_1 = log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10][1]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor, mul);  logical_and = scalar_tensor = mul = None
    mul_1: "f32[10][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  where = None
    sub: "f32[10][1]cpu" = torch.ops.aten.sub.Scalar(primals_2, 1)
    pow_2: "f32[10][1]cpu" = torch.ops.aten.pow.Tensor_Tensor(primals_1, sub);  primals_1 = sub = None
    mul_2: "f32[10][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, pow_2);  pow_2 = None
    mul_3: "f32[10][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq_1: "b8[10][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0.0);  primals_2 = None
    where_1: "f32[10][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, mul_3);  eq_1 = scalar_tensor_1 = mul_3 = None
    return (where_1, mul_1)
