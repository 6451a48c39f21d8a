def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 0)
    isnan: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan);  lt = isnan = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor_1, scalar_tensor);  logical_or = scalar_tensor_1 = scalar_tensor = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(eq, primals_3, where);  eq = primals_3 = where = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where_1);  primals_1 = None
    return (mul, where_1)
