def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log1p: "f32[3][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p);  log1p = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul);  mul = None
    isnan: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  isnan = where = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(2.0, dtype = torch.float32, device = device(type='cpu'))
    log1p_1: "f32[][]cpu" = torch.ops.aten.log1p.default(scalar_tensor_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p_1);  log1p_1 = None
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_1);  eq = mul_1 = None
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(scalar_tensor_2);  scalar_tensor_2 = None
    where_3: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_1, where_2);  isnan_1 = where_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(0.5, dtype = torch.float32, device = device(type='cpu'))
    eq_2: "b8[][]cpu" = torch.ops.aten.eq.Scalar(scalar_tensor_5, 0)
    log1p_2: "f32[3][1]cpu" = torch.ops.aten.log1p.default(primals_1)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(scalar_tensor_5, log1p_2);  scalar_tensor_5 = log1p_2 = None
    where_4: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor, mul_2);  eq_2 = scalar_tensor = mul_2 = None
    isnan_2: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    where_5: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_2, scalar_tensor_1, where_4);  isnan_2 = scalar_tensor_1 = where_4 = None
    return (where_1, where_3, where_5, primals_1, primals_2)
