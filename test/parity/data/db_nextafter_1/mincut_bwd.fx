def forward(self, ne: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(ne, tangents_1, scalar_tensor);  ne = tangents_1 = scalar_tensor = None
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (where, zeros)
