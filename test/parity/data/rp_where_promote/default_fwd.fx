def forward(self, primals_1: "f32[2][1]cpu", primals_2: "i64[2][1]cpu", primals_3: "b8[2][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2][1]cpu" = torch.ops.aten.where.self(primals_3, primals_1, scalar_tensor);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _to_copy: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32)
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(primals_3, _to_copy, scalar_tensor_1);  _to_copy = scalar_tensor_1 = None
    where_2: "f32[2][1]cpu" = torch.ops.aten.where.self(primals_3, primals_1, primals_2);  primals_1 = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[2][1]cpu" = torch.ops.aten.where.self(primals_3, scalar_tensor_2, primals_2);  scalar_tensor_2 = primals_2 = None
    return (where, where_1, where_2, where_3, primals_3)
