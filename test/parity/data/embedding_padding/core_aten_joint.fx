def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "i64[2, 4][4, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    embedding: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 1);  primals_1 = None
    ge: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 5)
    bitwise_and: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    bitwise_and_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[5, 3][3, 1]cpu" = torch.ops.aten.full.default([5, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[2, 4][4, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -5, 4);  primals_2 = None
    bitwise_not: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze);  unsqueeze = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, tangents_1);  bitwise_not = scalar_tensor = tangents_1 = None
    index_put: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp], where, True);  full = clamp = where = None
    return (embedding, index_put, None)
