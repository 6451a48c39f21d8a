def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    mul: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 0.5946035575013605)
    full: "b8[3, 6][6, 1]cpu" = torch.ops.aten.full.default([3, 6], True, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_3: "i64[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, -2);  arange = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_4: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
    sub: "i64[3, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_3, unsqueeze_4);  unsqueeze_3 = unsqueeze_4 = None
    le: "b8[3, 6][6, 1]cpu" = torch.ops.aten.le.Scalar(sub, 0);  sub = None
    logical_and: "b8[3, 6][6, 1]cpu" = torch.ops.aten.logical_and.default(le, full);  le = full = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 6][6, 1]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor_1, scalar_tensor);  logical_and = scalar_tensor_1 = scalar_tensor = None
    permute: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 3, 2])
    mul_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.mul.Scalar(permute, 0.5946035575013605);  permute = None
    expand: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 4, 3, 8]);  mul = None
    view: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 8]);  expand = None
    expand_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.expand.default(mul_1, [1, 4, 8, 6]);  mul_1 = None
    view_1: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.view.default(expand_1, [4, 8, 6]);  expand_1 = None
    bmm: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 4, 3, 6]);  bmm = None
    add: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.add.Tensor(view_2, where);  view_2 = where = None
    _softmax: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten._softmax.default(add, -1, False)
    eq: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.eq.Scalar(add, -inf);  add = None
    logical_not: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.logical_not.default(eq);  eq = None
    any_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not, -1, True);  logical_not = None
    logical_not_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    full_like: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.full_like.default(_softmax, 0, pin_memory = False, memory_format = torch.preserve_format)
    where_1: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.where.self(logical_not_1, full_like, _softmax);  logical_not_1 = full_like = _softmax = None
    expand_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.expand.default(where_1, [1, 4, 3, 6])
    view_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 6]);  expand_2 = None
    expand_3: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [1, 4, 6, 8])
    view_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 6, 8]);  expand_3 = None
    bmm_1: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = view_4 = None
    view_5: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 3, 8]);  bmm_1 = None
    permute_1: "f32[3, 1, 4, 8][8, 96, 24, 1]cpu" = torch.ops.aten.permute.default(view_5, [2, 0, 1, 3]);  view_5 = None
    clone: "f32[3, 1, 4, 8][32, 32, 8, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    permute_2: "f32[1, 4, 3, 8][32, 8, 32, 1]cpu" = torch.ops.aten.permute.default(clone, [1, 2, 0, 3]);  clone = None
    alias: "f32[1, 4, 3, 8][32, 8, 32, 1]cpu" = torch.ops.aten.alias.default(permute_2)
    squeeze: "f32[4, 3, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dims(permute_2, [0]);  permute_2 = None
    unsqueeze_5: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    alias_1: "f32[1, 4, 3, 8][32, 8, 32, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(unsqueeze_5, unsqueeze, unsqueeze_1, unsqueeze_2, alias_1, where_1, 0.0, True);  unsqueeze_5 = unsqueeze = unsqueeze_1 = unsqueeze_2 = alias_1 = where_1 = None
    getitem: "f32[1, 4, 3, 8][96, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_1: "f32[1, 4, 6, 8][192, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_2: "f32[1, 4, 6, 8][192, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    squeeze_1: "f32[4, 6, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_2, [0]);  getitem_2 = None
    squeeze_2: "f32[4, 6, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0]);  getitem_1 = None
    squeeze_3: "f32[4, 3, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dims(getitem, [0]);  getitem = None
    return (squeeze, squeeze_3, squeeze_2, squeeze_1)
