def forward(self, primals_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", tangents_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu"):
    mul: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.7071067811865476)
    unsqueeze: "f32[1, 2, 1, 3, 4][24, 12, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 2)
    expand: "f32[1, 2, 2, 3, 4][24, 12, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [1, 2, 2, 3, 4]);  unsqueeze = None
    clone: "f32[1, 2, 2, 3, 4][48, 24, 12, 4, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.view.default(clone, [1, 4, 3, 4]);  clone = None
    unsqueeze_1: "f32[1, 2, 1, 3, 4][24, 12, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 2)
    expand_1: "f32[1, 2, 2, 3, 4][24, 12, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [1, 2, 2, 3, 4]);  unsqueeze_1 = None
    clone_1: "f32[1, 2, 2, 3, 4][48, 24, 12, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.view.default(clone_1, [1, 4, 3, 4]);  clone_1 = None
    permute: "f32[1, 4, 4, 3][48, 12, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 3, 2]);  view = None
    mul_1: "f32[1, 4, 4, 3][48, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(permute, 0.7071067811865476);  permute = None
    expand_2: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 4, 3, 4]);  mul = None
    view_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 4]);  expand_2 = None
    expand_3: "f32[1, 4, 4, 3][48, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_1, [1, 4, 4, 3]);  mul_1 = None
    view_3: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_3, [4, 4, 3]);  expand_3 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3);  view_2 = view_3 = None
    view_4: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 4, 3, 3]);  bmm = None
    _softmax: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(view_4, -1, False)
    eq: "b8[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.eq.Scalar(view_4, -inf);  view_4 = None
    logical_not: "b8[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.logical_not.default(eq);  eq = None
    any_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not, -1, True);  logical_not = None
    logical_not_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    full_like: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.full_like.default(_softmax, 0, pin_memory = False, memory_format = torch.preserve_format)
    where: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.where.self(logical_not_1, full_like, _softmax);  logical_not_1 = full_like = _softmax = None
    expand_4: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(where, [1, 4, 3, 3])
    view_5: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_4, [4, 3, 3]);  expand_4 = None
    expand_5: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.expand.default(view_1, [1, 4, 3, 4]);  view_1 = None
    view_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_5, [4, 3, 4]);  expand_5 = None
    bmm_1: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6);  view_5 = view_6 = None
    view_7: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 3, 4]);  bmm_1 = None
    permute_1: "f32[3, 1, 4, 4][4, 48, 12, 1]cpu" = torch.ops.aten.permute.default(view_7, [2, 0, 1, 3]);  view_7 = None
    clone_2: "f32[3, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    permute_2: "f32[1, 4, 3, 4][16, 4, 16, 1]cpu" = torch.ops.aten.permute.default(clone_2, [1, 2, 0, 3]);  clone_2 = None
    alias: "f32[1, 4, 3, 4][16, 4, 16, 1]cpu" = torch.ops.aten.alias.default(permute_2)
    alias_1: "f32[1, 4, 3, 4][16, 4, 16, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_1, where, 0.0, False);  tangents_1 = primals_1 = primals_2 = primals_3 = alias_1 = where = None
    getitem: "f32[1, 4, 3, 4][48, 4, 16, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_1: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_2: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    return (permute_2, getitem, getitem_1, getitem_2)
