def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    mul: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.5477225575051661)
    permute: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2])
    mul_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(permute, 0.5477225575051661);  permute = None
    expand: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul, [2, 2, 3, 4]);  mul = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 4]);  expand = None
    expand_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_1, [2, 2, 4, 3]);  mul_1 = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [4, 4, 3]);  expand_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    add: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, primals_4);  view_2 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add, -1, False)
    eq: "b8[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.eq.Scalar(add, -inf);  add = None
    logical_not: "b8[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.logical_not.default(eq);  eq = None
    any_1: "b8[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not, -1, True);  logical_not = None
    logical_not_1: "b8[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    full_like: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full_like.default(_softmax, 0, pin_memory = False, memory_format = torch.preserve_format)
    where: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.where.self(logical_not_1, full_like, _softmax);  logical_not_1 = full_like = _softmax = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(where, [2, 2, 3, 3])
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 2, 3, 4])
    view_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 3, 4]);  expand_3 = None
    bmm_1: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = view_4 = None
    view_5: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 4]);  bmm_1 = None
    permute_1: "f32[3, 2, 2, 4][4, 24, 12, 1]cpu" = torch.ops.aten.permute.default(view_5, [2, 0, 1, 3]);  view_5 = None
    clone: "f32[3, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    permute_2: "f32[2, 2, 3, 4][8, 4, 16, 1]cpu" = torch.ops.aten.permute.default(clone, [1, 2, 0, 3]);  clone = None
    alias: "f32[2, 2, 3, 4][8, 4, 16, 1]cpu" = torch.ops.aten.alias.default(permute_2)
    alias_1: "f32[2, 2, 3, 4][8, 4, 16, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_1, where, 0.0, False, attn_mask = primals_4, scale = 0.3);  tangents_1 = primals_1 = primals_2 = primals_3 = alias_1 = where = primals_4 = None
    getitem: "f32[2, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_1: "f32[2, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_2: "f32[2, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    return (permute_2, getitem, getitem_1, getitem_2, None)
