def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu", tangents_2: "f32[2, 3, 3][9, 3, 1]cpu", tangents_3: "f32[2, 3, 3][9, 3, 1]cpu"):
    embedding: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 1)
    embedding_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 3)
    embedding_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, -1, True);  primals_1 = None
    ge: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    full: "i64[4][1]cpu" = torch.ops.aten.full.default([4], 0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "i64[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "i64[4][1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, bitwise_and, [primals_2], full_1);  full = full_1 = None
    _unsafe_masked_index: "i64[2, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(_unsafe_masked_index_put_accumulate, bitwise_and, [primals_2], 1);  _unsafe_masked_index_put_accumulate = None
    unsqueeze: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(_unsafe_masked_index, -1);  _unsafe_masked_index = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_3, unsqueeze);  tangents_3 = unsqueeze = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_2, unsqueeze_1, [primals_2], div);  full_2 = unsqueeze_1 = div = None
    ge_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 3)
    bitwise_and_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_1);  bitwise_and_2 = ne_1 = None
    unsqueeze_2: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_3, unsqueeze_2, [primals_2], tangents_2);  full_3 = unsqueeze_2 = tangents_2 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index_put_accumulate_1, _unsafe_masked_index_put_accumulate_2);  _unsafe_masked_index_put_accumulate_1 = _unsafe_masked_index_put_accumulate_2 = None
    ge_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 4)
    bitwise_and_4: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_2, lt_2);  ge_2 = lt_2 = None
    ne_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    bitwise_and_5: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_4, ne_2);  bitwise_and_4 = ne_2 = None
    unsqueeze_3: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_5, -1);  bitwise_and_5 = None
    full_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_4, unsqueeze_3, [primals_2], tangents_1);  full_4 = unsqueeze_3 = primals_2 = tangents_1 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, _unsafe_masked_index_put_accumulate_3);  add = _unsafe_masked_index_put_accumulate_3 = None
    return (embedding, embedding_1, embedding_2, add_1, None)
