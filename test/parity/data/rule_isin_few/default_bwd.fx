def forward(self, isin: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(isin, scalar_tensor, tangents_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(isin, tangents_1, scalar_tensor_1);  isin = tangents_1 = scalar_tensor_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, 2);  where_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where_2, mul_1);  where_2 = mul_1 = None
    return (add, None, None)
