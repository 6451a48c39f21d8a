def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, 0);  arange = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, 1);  arange_1 = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    neg: "i64[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(sub);  sub = None
    clamp: "i64[3, 3][3, 1]cpu" = torch.ops.aten.clamp.default(neg, 0);  neg = None
    lt: "b8[3, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(clamp, 2)
    full_like: "i64[3, 3][3, 1]cpu" = torch.ops.aten.full_like.default(clamp, 2, pin_memory = False)
    where: "i64[3, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, clamp, full_like);  lt = clamp = full_like = None
    permute: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2]);  primals_2 = None
    expand: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 3, 4]);  primals_1 = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 4]);  expand = None
    expand_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(permute, [2, 2, 4, 3]);  permute = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [4, 4, 3]);  expand_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    embedding: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.embedding.default(primals_4, where);  primals_4 = None
    permute_1: "f32[2, 3, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(embedding, [2, 0, 1]);  embedding = None
    unsqueeze_2: "f32[1, 2, 3, 3][2, 1, 6, 2]cpu" = torch.ops.aten.unsqueeze.default(permute_1, 0);  permute_1 = None
    add: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, unsqueeze_2);  view_2 = unsqueeze_2 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add, -1, False);  add = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3]);  _softmax = None
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 2, 3, 4]);  primals_3 = None
    view_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 3, 4]);  expand_3 = None
    bmm_1: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 4]);  bmm_1 = None
    view_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 3, 4]);  tangents_1 = None
    permute_2: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_2, view_6);  permute_2 = None
    permute_3: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, permute_3);  view_6 = permute_3 = None
    view_7: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, alias_1);  view_8 = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sum_1);  alias_1 = sum_1 = None
    sub_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    sum_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_1, [0], True)
    squeeze: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.squeeze.dims(sum_2, [0]);  sum_2 = None
    permute_4: "f32[3, 3, 2][3, 1, 9]cpu" = torch.ops.aten.permute.default(squeeze, [1, 2, 0]);  squeeze = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(where, 0)
    lt_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(where, 3)
    bitwise_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt_1);  ge = lt_1 = None
    ne: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(where, -1)
    bitwise_and_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_3: "b8[3, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[3, 3][3, 1]cpu" = torch.ops.aten.clamp.default(where, -3, 2);  where = None
    bitwise_not: "b8[3, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_3);  unsqueeze_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3, 3, 2][3, 1, 9]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, permute_4);  bitwise_not = scalar_tensor = permute_4 = None
    clone: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(where_1, memory_format = torch.contiguous_format);  where_1 = None
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp_1], clone, True);  full = clamp_1 = clone = None
    view_9: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(sub_1, [4, 3, 3]);  sub_1 = None
    permute_5: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_4: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_5, view_9);  permute_5 = None
    permute_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    bmm_5: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, permute_6);  view_9 = permute_6 = None
    view_10: "f32[2, 2, 4, 3][24, 12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 4]);  bmm_5 = None
    permute_7: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.permute.default(view_10, [0, 1, 3, 2]);  view_10 = None
    return (view_5, view_11, permute_7, view_7, index_put)
