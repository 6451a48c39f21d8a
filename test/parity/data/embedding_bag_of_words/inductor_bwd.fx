def forward(self, primals_2: "i64[2, 3][3, 1]cpu", sub_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [-1], True)
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sub_1);  sub_1 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_2);  exp_1 = sum_2 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul);  tangents_1 = mul = None
    unsqueeze: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_2, 1);  sub_2 = None
    expand: "f32[2, 3, 4][4, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 4]);  unsqueeze = None
    div: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    ge: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 5)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[5, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze_1, [primals_2], div);  full = unsqueeze_1 = primals_2 = div = None
    return (_unsafe_masked_index_put_accumulate, None)
