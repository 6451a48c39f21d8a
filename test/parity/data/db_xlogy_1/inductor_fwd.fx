def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log: "f32[][]cpu" = torch.ops.aten.log.default(primals_2)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_1, log);  log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul);  eq = scalar_tensor = mul = None
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  isnan = scalar_tensor_1 = where = None
    return (where_1, primals_1, primals_2)
