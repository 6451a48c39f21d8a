def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "b8[3, 3][3, 1]cpu", tangents_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    mul: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.7071067811865476)
    permute: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2])
    mul_1: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(permute, 0.7071067811865476);  permute = None
    expand: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 2, 3, 4]);  mul = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_1, [1, 2, 4, 3]);  mul_1 = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 2, 3, 3]);  bmm = None
    _softmax: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(view_2, -1, False)
    eq: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.eq.Scalar(view_2, -inf);  view_2 = None
    logical_not: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.logical_not.default(eq);  eq = None
    any_1: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not, -1, True);  logical_not = None
    logical_not_1: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    full_like: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full_like.default(_softmax, 0, pin_memory = False, memory_format = torch.preserve_format)
    where: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.where.self(logical_not_1, full_like, _softmax);  logical_not_1 = full_like = _softmax = None
    expand_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(where, [1, 2, 3, 3])
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [1, 2, 3, 4])
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = view_4 = None
    view_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 2, 3, 4]);  bmm_1 = None
    permute_1: "f32[3, 1, 2, 4][4, 24, 12, 1]cpu" = torch.ops.aten.permute.default(view_5, [2, 0, 1, 3]);  view_5 = None
    clone: "f32[3, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    permute_2: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.permute.default(clone, [1, 2, 0, 3]);  clone = None
    alias: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(permute_2)
    mul_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.7071067811865476)
    full: "b8[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], True, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, -2);  arange = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    le: "b8[3, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(sub, 0);  sub = None
    logical_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(le, full);  le = full = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor_1, scalar_tensor);  logical_and = scalar_tensor_1 = scalar_tensor = None
    permute_3: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2])
    mul_3: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(permute_3, 0.7071067811865476);  permute_3 = None
    expand_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul_2, [1, 2, 3, 4]);  mul_2 = None
    view_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_4, [2, 3, 4]);  expand_4 = None
    expand_5: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_3, [1, 2, 4, 3]);  mul_3 = None
    view_7: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_5, [2, 4, 3]);  expand_5 = None
    bmm_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, view_7);  view_6 = view_7 = None
    view_8: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_2, [1, 2, 3, 3]);  bmm_2 = None
    add: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_8, where_1);  view_8 = where_1 = None
    _softmax_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add, -1, False)
    eq_1: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.eq.Scalar(add, -inf);  add = None
    logical_not_2: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.logical_not.default(eq_1);  eq_1 = None
    any_2: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not_2, -1, True);  logical_not_2 = None
    logical_not_3: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_2);  any_2 = None
    full_like_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full_like.default(_softmax_1, 0, pin_memory = False, memory_format = torch.preserve_format)
    where_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.where.self(logical_not_3, full_like_1, _softmax_1);  logical_not_3 = full_like_1 = _softmax_1 = None
    expand_6: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(where_2, [1, 2, 3, 3])
    view_9: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_6, [2, 3, 3]);  expand_6 = None
    expand_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [1, 2, 3, 4])
    view_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_7, [2, 3, 4]);  expand_7 = None
    bmm_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10);  view_9 = view_10 = None
    view_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_3, [1, 2, 3, 4]);  bmm_3 = None
    permute_4: "f32[3, 1, 2, 4][4, 24, 12, 1]cpu" = torch.ops.aten.permute.default(view_11, [2, 0, 1, 3]);  view_11 = None
    clone_1: "f32[3, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format);  permute_4 = None
    permute_5: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.permute.default(clone_1, [1, 2, 0, 3]);  clone_1 = None
    alias_1: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(permute_5)
    add_1: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(permute_2, permute_5);  permute_2 = permute_5 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_4, scalar_tensor_3, scalar_tensor_2);  primals_4 = scalar_tensor_3 = scalar_tensor_2 = None
    mul_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.7071067811865476)
    permute_6: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2])
    mul_5: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(permute_6, 0.7071067811865476);  permute_6 = None
    expand_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul_4, [1, 2, 3, 4]);  mul_4 = None
    view_12: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_8, [2, 3, 4]);  expand_8 = None
    expand_9: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_5, [1, 2, 4, 3]);  mul_5 = None
    view_13: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_9, [2, 4, 3]);  expand_9 = None
    bmm_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_12, view_13);  view_12 = view_13 = None
    view_14: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [1, 2, 3, 3]);  bmm_4 = None
    add_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_14, where_3);  view_14 = None
    _softmax_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add_2, -1, False)
    eq_2: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.eq.Scalar(add_2, -inf);  add_2 = None
    logical_not_4: "b8[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.logical_not.default(eq_2);  eq_2 = None
    any_3: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not_4, -1, True);  logical_not_4 = None
    logical_not_5: "b8[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_3);  any_3 = None
    full_like_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full_like.default(_softmax_2, 0, pin_memory = False, memory_format = torch.preserve_format)
    where_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.where.self(logical_not_5, full_like_2, _softmax_2);  logical_not_5 = full_like_2 = _softmax_2 = None
    expand_10: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(where_4, [1, 2, 3, 3])
    view_15: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_10, [2, 3, 3]);  expand_10 = None
    expand_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [1, 2, 3, 4])
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_11, [2, 3, 4]);  expand_11 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_15, view_16);  view_15 = view_16 = None
    view_17: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [1, 2, 3, 4]);  bmm_5 = None
    permute_7: "f32[3, 1, 2, 4][4, 24, 12, 1]cpu" = torch.ops.aten.permute.default(view_17, [2, 0, 1, 3]);  view_17 = None
    clone_2: "f32[3, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    permute_8: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.permute.default(clone_2, [1, 2, 0, 3]);  clone_2 = None
    alias_2: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(permute_8)
    add_3: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_8);  add_1 = permute_8 = None
    alias_3: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_3, where_4, 0.0, False, attn_mask = where_3);  alias_3 = where_4 = where_3 = None
    getitem: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_1: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_2: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    alias_4: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_4, where_2, 0.0, True);  alias_4 = where_2 = None
    getitem_3: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_4: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_5: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    add_4: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_3);  getitem = getitem_3 = None
    add_5: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, getitem_4);  getitem_1 = getitem_4 = None
    add_6: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_2, getitem_5);  getitem_2 = getitem_5 = None
    alias_5: "f32[1, 2, 3, 4][8, 4, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward_2 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_5, where, 0.0, False);  tangents_1 = primals_1 = primals_2 = primals_3 = alias_5 = where = None
    getitem_6: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[0]
    getitem_7: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[1]
    getitem_8: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[2];  _scaled_dot_product_flash_attention_for_cpu_backward_2 = None
    add_7: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, getitem_6);  add_4 = getitem_6 = None
    add_8: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_5, getitem_7);  add_5 = getitem_7 = None
    add_9: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_6, getitem_8);  add_6 = getitem_8 = None
    return (add_3, add_7, add_8, add_9, None)
