def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "b8[5, 5][5, 1]cpu", primals_3: "f32[][]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(primals_2, primals_3, primals_1);  primals_3 = primals_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(primals_2, scalar_tensor, tangents_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(primals_2, tangents_1, scalar_tensor_1);  primals_2 = tangents_1 = scalar_tensor_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_2, []);  where_2 = None
    return (where, where_1, None, sum_1)
