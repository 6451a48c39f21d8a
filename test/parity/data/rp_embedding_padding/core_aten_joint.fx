def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu", tangents_2: "f32[2, 3, 3][9, 3, 1]cpu", tangents_3: "f32[2, 3, 3][9, 3, 1]cpu"):
    embedding: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 1)
    embedding_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 3)
    embedding_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, -1, True);  primals_1 = None
    ge: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    full: "i64[4][1]cpu" = torch.ops.aten.full.default([4], 0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "i64[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(primals_2, 1, pin_memory = False, memory_format = torch.preserve_format)
    clamp: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -4, 3)
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 3][3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, full_like);  bitwise_not = scalar_tensor = full_like = None
    index_put: "i64[4][1]cpu" = torch.ops.aten.index_put.default(full, [clamp], where, True);  full = clamp = where = None
    clamp_1: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, 0, 3)
    index: "i64[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(index_put, [clamp_1]);  index_put = clamp_1 = None
    bitwise_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and)
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[2, 3][3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index);  bitwise_not_1 = scalar_tensor_1 = index = None
    unsqueeze: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, -1);  where_1 = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_3, unsqueeze);  tangents_3 = unsqueeze = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_2: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -4, 3)
    bitwise_not_2: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_1);  unsqueeze_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_2, div);  bitwise_not_2 = scalar_tensor_2 = div = None
    index_put_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(full_1, [clamp_2], where_2, True);  full_1 = clamp_2 = where_2 = None
    ge_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 3)
    bitwise_and_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_1);  bitwise_and_2 = ne_1 = None
    unsqueeze_2: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_3: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -4, 3)
    bitwise_not_3: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_2);  unsqueeze_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_3, scalar_tensor_3, tangents_2);  bitwise_not_3 = scalar_tensor_3 = tangents_2 = None
    index_put_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(full_2, [clamp_3], where_3, True);  full_2 = clamp_3 = where_3 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(index_put_1, index_put_2);  index_put_1 = index_put_2 = None
    ge_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and_4: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_2, lt_2);  ge_2 = lt_2 = None
    ne_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    bitwise_and_5: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_4, ne_2);  bitwise_and_4 = ne_2 = None
    unsqueeze_3: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_5, -1);  bitwise_and_5 = None
    full_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_4: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -4, 3);  primals_2 = None
    bitwise_not_4: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_3);  unsqueeze_3 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_4, scalar_tensor_4, tangents_1);  bitwise_not_4 = scalar_tensor_4 = tangents_1 = None
    index_put_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(full_3, [clamp_4], where_4, True);  full_3 = clamp_4 = where_4 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_3);  add = index_put_3 = None
    return (embedding, embedding_1, embedding_2, add_1, None)
