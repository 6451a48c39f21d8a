def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    abs_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[5, 5][5, 1]cpu" = torch.ops.aten.le.Scalar(abs_1, -0.5);  abs_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  le = scalar_tensor = primals_1 = None
    return where
