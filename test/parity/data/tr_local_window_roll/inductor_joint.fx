def forward(self, primals_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(iota, 1);  iota = None
    fmod: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add, 4);  add = None
    index: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, fmod]);  primals_1 = fmod = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_1: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 1);  iota_1 = None
    fmod_1: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_1, 4);  add_1 = None
    index_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, fmod_1]);  index = fmod_1 = None
    view: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(index_1, [1, 2, 2, 2, 2, 3]);  index_1 = None
    permute: "f32[1, 2, 2, 2, 2, 3][48, 24, 6, 12, 3, 1]cpu" = torch.ops.aten.permute.default(view, [0, 1, 3, 2, 4, 5]);  view = None
    clone: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(clone, [4, 4, 3]);  clone = None
    permute_1: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1])
    expand: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(view_1, [4, 4, 3])
    view_2: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand, [4, 4, 3]);  expand = None
    expand_1: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.expand.default(permute_1, [4, 3, 4]);  permute_1 = None
    view_3: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(expand_1, [4, 3, 4]);  expand_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3)
    view_4: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [4, 4, 4]);  bmm = None
    amax: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.amax.default(view_4, [-1], True)
    sub: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, amax);  view_4 = amax = None
    exp: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    alias: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(div)
    expand_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.expand.default(div, [4, 4, 4]);  div = None
    view_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(view_1, [4, 4, 3]);  view_1 = None
    view_6: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 4, 3]);  expand_3 = None
    bmm_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [4, 4, 3]);  bmm_1 = None
    sum_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [1]);  view_7 = None
    unsqueeze: "f32[4, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_4: "f32[4, 4, 3][3, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 4, 3]);  unsqueeze = None
    view_8: "f32[4, 4, 3][3, 0, 1]cpu" = torch.ops.aten.view.default(expand_4, [4, 4, 3]);  expand_4 = None
    permute_2: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_2: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_2, view_8);  permute_2 = None
    permute_3: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_3: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_8, permute_3);  view_8 = permute_3 = None
    view_9: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_2, [4, 4, 3]);  bmm_2 = None
    view_10: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_3, [4, 4, 4]);  bmm_3 = None
    alias_1: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, alias_1);  view_10 = None
    sum_3: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    neg: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.prims.fma.default(neg, sum_3, mul);  neg = sum_3 = mul = None
    view_11: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(fma, [4, 4, 4]);  fma = None
    permute_4: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1]);  view_2 = None
    bmm_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_4, view_11);  permute_4 = None
    permute_5: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_5: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_11, permute_5);  view_11 = permute_5 = None
    view_12: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_4, [4, 3, 4]);  bmm_4 = None
    view_13: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_5, [4, 4, 3]);  bmm_5 = None
    add_2: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_9, view_13);  view_9 = view_13 = None
    permute_6: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_12, [0, 2, 1]);  view_12 = None
    add_3: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, permute_6);  add_2 = permute_6 = None
    view_14: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(add_3, [1, 2, 2, 2, 2, 3]);  add_3 = None
    permute_7: "f32[1, 2, 2, 2, 2, 3][48, 24, 6, 12, 3, 1]cpu" = torch.ops.aten.permute.default(view_14, [0, 1, 3, 2, 4, 5]);  view_14 = None
    clone_1: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    view_15: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.view.default(clone_1, [1, 4, 4, 3]);  clone_1 = None
    iota_2: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_4: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 3);  iota_2 = None
    fmod_2: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_4, 4);  add_4 = None
    index_2: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(view_15, [None, None, fmod_2]);  view_15 = fmod_2 = None
    iota_3: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_5: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(iota_3, 3);  iota_3 = None
    fmod_3: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_5, 4);  add_5 = None
    index_3: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(index_2, [None, fmod_3]);  index_2 = fmod_3 = None
    return (sum_2, index_3)
