def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(2.0, dtype = torch.float32, device = device(type='cpu'))
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log: "f32[][]cpu" = torch.ops.aten.log.default(scalar_tensor)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log);  primals_1 = log = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, mul);  eq = mul = None
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(scalar_tensor);  scalar_tensor = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_2, where);  isnan = where = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(1.5, dtype = torch.float32, device = device(type='cpu'))
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(scalar_tensor_3, 0)
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(scalar_tensor_3, log_1);  scalar_tensor_3 = log_1 = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, mul_1);  eq_1 = scalar_tensor_1 = mul_1 = None
    isnan_1: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_2, where_2);  isnan_1 = scalar_tensor_2 = where_2 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_1, where_3);  where_1 = where_3 = None
    return (add, primals_2)
