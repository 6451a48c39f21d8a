def forward(self, where: "i64[3, 3][3, 1]cpu", div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", permute_3: "f32[4, 4, 3][12, 1, 4]cpu", permute_5: "f32[4, 4, 3][12, 1, 4]cpu", permute_6: "f32[4, 3, 4][12, 4, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    view_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 3, 4]);  tangents_1 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    permute_2: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_2, view_6);  permute_2 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, permute_3);  view_6 = permute_3 = None
    view_7: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div);  div = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, alias_1);  view_8 = None
    sum_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    neg_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg_1, sum_2, mul);  neg_1 = sum_2 = mul = None
    sum_3: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(fma, [0], True)
    squeeze: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.squeeze.dim(sum_3, 0);  sum_3 = None
    permute_4: "f32[3, 3, 2][3, 1, 9]cpu" = torch.ops.aten.permute.default(squeeze, [1, 2, 0]);  squeeze = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(where, 0)
    lt_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(where, 3)
    bitwise_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt_1);  ge = lt_1 = None
    ne: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(where, -1)
    bitwise_and_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_3: "b8[3, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[3, 2][2, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_3, [where], permute_4);  full_1 = unsqueeze_3 = where = permute_4 = None
    view_9: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(fma, [4, 3, 3]);  fma = None
    bmm_4: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_5, view_9);  permute_5 = None
    bmm_5: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, permute_6);  view_9 = permute_6 = None
    view_10: "f32[2, 2, 4, 3][24, 12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 4]);  bmm_5 = None
    permute_7: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.permute.default(view_10, [0, 1, 3, 2]);  view_10 = None
    return (view_11, permute_7, view_7, _unsafe_masked_index_put_accumulate)
