def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log);  log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul);  mul = None
    isnan: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  where = None
    log1p: "f32[5][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p);  log1p = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_1);  mul_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where_2);  isnan = scalar_tensor_1 = where_2 = None
    isnan_2: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log_1: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, log_1);  neg = log_1 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, scalar_tensor_4);  eq = scalar_tensor = scalar_tensor_4 = None
    where_5: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, mul_2, where_4);  gt = mul_2 = where_4 = None
    where_6: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_2, primals_1, where_5);  isnan_2 = where_5 = None
    return (where_1, where_3, where_6, primals_1, primals_2)
