def forward(self, primals_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(arange, 1);  arange = None
    fmod: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add, 4);  add = None
    index_select: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 1, fmod);  primals_1 = fmod = None
    arange_1: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_1: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 1);  arange_1 = None
    fmod_1: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_1, 4);  add_1 = None
    index_select_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index_select.default(index_select, 2, fmod_1);  index_select = fmod_1 = None
    view: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(index_select_1, [1, 2, 2, 2, 2, 3]);  index_select_1 = None
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
    _softmax: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax.default(view_4, -1, False);  view_4 = None
    alias: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [4, 4, 4]);  _softmax = None
    view_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(view_1, [4, 4, 3]);  view_1 = None
    view_6: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 4, 3]);  expand_3 = None
    bmm_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [4, 4, 3]);  bmm_1 = None
    sum_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [1]);  view_7 = None
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
    sum_2: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    mul_1: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sum_2);  alias_1 = sum_2 = None
    sub: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    view_11: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(sub, [4, 4, 4]);  sub = None
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
    arange_2: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_4: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 3);  arange_2 = None
    fmod_2: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_4, 4);  add_4 = None
    index_select_2: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index_select.default(view_15, 2, fmod_2);  view_15 = fmod_2 = None
    arange_3: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_5: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(arange_3, 3);  arange_3 = None
    fmod_3: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add_5, 4);  add_5 = None
    index_select_3: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index_select.default(index_select_2, 1, fmod_3);  index_select_2 = fmod_3 = None
    return (sum_1, index_select_3)
