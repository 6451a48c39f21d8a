def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_1, -1.765825867652893)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-4.3228044509887695, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  le = scalar_tensor = None
    le_1: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_1, -1.765825867652893);  primals_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_1, tangents_1);  le_1 = scalar_tensor_1 = tangents_1 = None
    return (where, where_1)
