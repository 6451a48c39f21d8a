def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_2, primals_1, scalar_tensor);  primals_2 = primals_1 = scalar_tensor = None
    return where
