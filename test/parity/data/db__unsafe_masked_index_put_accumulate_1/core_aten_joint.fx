def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "b8[10, 10][10, 1]cpu", primals_3: "i64[10, 1][1, 1]cpu", primals_4: "i64[1, 10][10, 1]cpu", primals_5: "f32[10, 10][10, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    clamp: "i64[10, 1][1, 1]cpu" = torch.ops.aten.clamp.default(primals_3, -5, 4)
    clamp_1: "i64[1, 10][10, 1]cpu" = torch.ops.aten.clamp.default(primals_4, -5, 4)
    bitwise_not: "b8[10, 10][10, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_2)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, primals_5);  bitwise_not = scalar_tensor = primals_5 = None
    index_put: "f32[5, 5][5, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [clamp, clamp_1], where, True);  primals_1 = clamp = clamp_1 = where = None
    clamp_2: "i64[10, 1][1, 1]cpu" = torch.ops.aten.clamp.default(primals_3, 0, 4);  primals_3 = None
    clamp_3: "i64[1, 10][10, 1]cpu" = torch.ops.aten.clamp.default(primals_4, 0, 4);  primals_4 = None
    index: "f32[10, 10][10, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_2, clamp_3]);  clamp_2 = clamp_3 = None
    bitwise_not_1: "b8[10, 10][10, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_2);  primals_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index);  bitwise_not_1 = scalar_tensor_1 = index = None
    return (index_put, tangents_1, None, None, None, where_1)
