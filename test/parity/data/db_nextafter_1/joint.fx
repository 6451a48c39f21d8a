def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nextafter: "f32[][]cpu" = torch.ops.aten.nextafter.default(primals_1, primals_2)
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    ne: "b8[][]cpu" = torch.ops.aten.ne.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(ne, tangents_1, scalar_tensor);  ne = tangents_1 = scalar_tensor = None
    return (nextafter, where, zeros)
