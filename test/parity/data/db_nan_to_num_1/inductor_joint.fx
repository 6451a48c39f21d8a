def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    isnan: "b8[20][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = scalar_tensor = None
    eq: "b8[20][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, -inf)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, where);  eq = scalar_tensor_1 = where = None
    eq_1: "b8[20][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, inf)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[20][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_2, where_1);  eq_1 = scalar_tensor_2 = where_1 = None
    abs_1: "f32[20][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne: "b8[20][1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq_2: "b8[20][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1);  primals_1 = None
    mul: "b8[20][1]cpu" = torch.ops.aten.mul.Tensor(eq_2, ne);  eq_2 = ne = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (where_2, mul_1)
