def forward(self, primals_2: "i64[2, 4][4, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    ge: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 5)
    bitwise_and: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    bitwise_and_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[5, 3][3, 1]cpu" = torch.ops.aten.full.default([5, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[5, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [primals_2], tangents_1);  full = unsqueeze = primals_2 = tangents_1 = None
    return (_unsafe_masked_index_put_accumulate, None)
