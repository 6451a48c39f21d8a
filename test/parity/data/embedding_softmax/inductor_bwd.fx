def forward(self, primals_2: "i64[6][1]cpu", primals_4: "i64[6][1]cpu", embedding: "f32[6, 4][4, 1]cpu", convert_element_type: "f32[][]cpu", exp_1: "f32[6, 5][5, 1]cpu", permute_3: "f32[5, 4][4, 1]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 1);  primals_4 = None
    ne_3: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "f32[6, 5][5, 1]cpu" = torch.ops.aten.full.default([6, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[6, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = scalar_tensor_3 = None
    mul: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    sum_4: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[6, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    permute_1: "f32[5, 6][1, 5]cpu" = torch.ops.aten.permute.default(sub_2, [1, 0])
    mm_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_1, embedding);  permute_1 = embedding = None
    permute_2: "f32[4, 5][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(sub_2, permute_3);  sub_2 = permute_3 = None
    permute_4: "f32[5, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    ge: "b8[6][1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 5)
    bitwise_and: "b8[6][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne_5: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1)
    bitwise_and_1: "b8[6][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_2: "b8[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[5, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_2, [primals_2], mm_2);  full_1 = unsqueeze_2 = primals_2 = mm_2 = None
    return (_unsafe_masked_index_put_accumulate, None, permute_4, None)
