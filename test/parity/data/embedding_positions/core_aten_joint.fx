def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", primals_3: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    embedding: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_3);  primals_1 = None
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    embedding_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, arange);  primals_2 = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = embedding_1 = None
    sum_1: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True)
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_1, [3, 4]);  sum_1 = None
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(arange, 0)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(arange, 3)
    bitwise_and: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne: "b8[3][1]cpu" = torch.ops.aten.ne.Scalar(arange, -1)
    bitwise_and_1: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze: "b8[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[3, 4][4, 1]cpu" = torch.ops.aten.full.default([3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[3][1]cpu" = torch.ops.aten.clamp.default(arange, -3, 2);  arange = None
    bitwise_not: "b8[3, 1][1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze);  unsqueeze = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 4][4, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, view);  bitwise_not = scalar_tensor = view = None
    index_put: "f32[3, 4][4, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp], where, True);  full = clamp = where = None
    ge_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_3, 0)
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_3, 5)
    bitwise_and_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -1)
    bitwise_and_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_1);  bitwise_and_2 = ne_1 = None
    unsqueeze_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_3, -5, 4);  primals_3 = None
    bitwise_not_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_1);  unsqueeze_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, tangents_1);  bitwise_not_1 = scalar_tensor_1 = tangents_1 = None
    index_put_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.index_put.default(full_1, [clamp_1], where_1, True);  full_1 = clamp_1 = where_1 = None
    return (add, index_put_1, index_put, None)
