def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_2: "f32[5, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_6: "f32[12][1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_12: "f32[8][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_18: "f32[12][1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_24: "f32[8][1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu", tangents_1: "f32[][]cpu"):
    embedding: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_29)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    embedding_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, arange);  primals_2 = None
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = embedding_1 = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_3, primals_4, 1e-05);  primals_4 = None
    getitem: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    view: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [8, 4]);  getitem = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, permute);  primals_6 = None
    view_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 4, 12]);  addmm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(view_1, [4, 4, 4], 2);  view_1 = None
    getitem_3: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes[0]
    getitem_4: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes[1]
    getitem_5: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    view_2: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 4, 2, 2]);  getitem_3 = None
    permute_1: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 4, 2, 2]);  getitem_4 = None
    permute_2: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_5, [2, 4, 2, 2]);  getitem_5 = None
    permute_3: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    permute_4: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2]);  permute_2 = None
    expand: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 4, 2]);  permute_1 = None
    clone: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_5: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 4, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 4]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 4]);  clone_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 4, 4]);  bmm = None
    mul: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7071067811865475);  view_7 = None
    full: "f32[4, 4][4, 1]cpu" = torch.ops.aten.full.default([4, 4], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -2);  arange_1 = None
    arange_2: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, -1);  arange_2 = None
    sub: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    le: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub, 0);  sub = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 4][4, 1]cpu" = torch.ops.aten.where.self(le, full, scalar_tensor);  le = full = scalar_tensor = None
    view_8: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(where, [1, 1, 4, 4]);  where = None
    eq: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.eq.Scalar(view_8, 0);  view_8 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, mul);  scalar_tensor_1 = mul = None
    _softmax: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax.default(where_1, -1, False);  where_1 = None
    alias: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 4, 4]);  _softmax = None
    view_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 4, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_10: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10)
    view_11: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4, 2]);  bmm_1 = None
    permute_5: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 4, 4]);  clone_3 = None
    view_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_12, [8, 4]);  view_12 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    addmm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_13, permute_6);  primals_8 = None
    view_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 4, 4]);  addmm_1 = None
    add_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_14);  view_14 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add_1, [4], primals_9, primals_10, 1e-05);  primals_10 = None
    getitem_6: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_1[0]
    getitem_7: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_1[1]
    getitem_8: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    view_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [8, 4]);  getitem_6 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_15, permute_7);  primals_12 = None
    view_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 4, 8]);  addmm_2 = None
    mul_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_16, 3.0)
    mul_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_16, mul_2);  mul_2 = None
    mul_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    alias_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh)
    add_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, add_3)
    view_17: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_4, [8, 8]);  mul_4 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_17, permute_8);  primals_14 = None
    view_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 4, 4]);  addmm_3 = None
    add_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, view_18);  view_18 = None
    native_layer_norm_2 = torch.ops.aten.native_layer_norm.default(add_4, [4], primals_15, primals_16, 1e-05);  primals_16 = None
    getitem_9: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_2[0]
    getitem_10: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_2[1]
    getitem_11: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_2[2];  native_layer_norm_2 = None
    view_19: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [8, 4]);  getitem_9 = None
    permute_9: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_17, [1, 0]);  primals_17 = None
    addmm_4: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_18, view_19, permute_9);  primals_18 = None
    view_20: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 4, 12]);  addmm_4 = None
    split_with_sizes_1 = torch.ops.aten.split_with_sizes.default(view_20, [4, 4, 4], 2);  view_20 = None
    getitem_12: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes_1[0]
    getitem_13: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes_1[1]
    getitem_14: "f32[2, 4, 4][48, 12, 1]cpu" = split_with_sizes_1[2];  split_with_sizes_1 = None
    view_21: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 4, 2, 2]);  getitem_12 = None
    permute_10: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_21, [0, 2, 1, 3]);  view_21 = None
    view_22: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 4, 2, 2]);  getitem_13 = None
    permute_11: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_22, [0, 2, 1, 3]);  view_22 = None
    view_23: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_14, [2, 4, 2, 2]);  getitem_14 = None
    permute_12: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    permute_13: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_11, [0, 1, 3, 2]);  permute_11 = None
    expand_4: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_10, [2, 2, 4, 2]);  permute_10 = None
    clone_4: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    view_24: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 4, 2]);  clone_4 = None
    expand_5: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_13, [2, 2, 2, 4]);  permute_13 = None
    clone_5: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    view_25: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [4, 2, 4]);  clone_5 = None
    bmm_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_24, view_25)
    view_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 4, 4]);  bmm_2 = None
    mul_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_26, 0.7071067811865475);  view_26 = None
    full_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.full.default([4, 4], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_3: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_2: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_3, -2);  arange_3 = None
    arange_4: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_4, -1);  arange_4 = None
    sub_1: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    le_1: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.where.self(le_1, full_1, scalar_tensor_2);  le_1 = full_1 = scalar_tensor_2 = None
    view_27: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(where_2, [1, 1, 4, 4]);  where_2 = None
    eq_1: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.eq.Scalar(view_27, 0);  view_27 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_3, mul_5);  scalar_tensor_3 = mul_5 = None
    _softmax_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax.default(where_3, -1, False);  where_3 = None
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(_softmax_1)
    expand_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 4, 4]);  _softmax_1 = None
    view_28: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_6, [4, 4, 4]);  expand_6 = None
    expand_7: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_12, [2, 2, 4, 2]);  permute_12 = None
    clone_6: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_7, memory_format = torch.contiguous_format);  expand_7 = None
    view_29: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_6, [4, 4, 2]);  clone_6 = None
    bmm_3: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_28, view_29)
    view_30: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 4, 2]);  bmm_3 = None
    permute_14: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_30, [0, 2, 1, 3]);  view_30 = None
    clone_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_14, memory_format = torch.contiguous_format);  permute_14 = None
    view_31: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 4, 4]);  clone_7 = None
    view_32: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_31, [8, 4]);  view_31 = None
    permute_15: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_32, permute_15);  primals_20 = None
    view_33: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 4, 4]);  addmm_5 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, view_33);  view_33 = None
    native_layer_norm_3 = torch.ops.aten.native_layer_norm.default(add_5, [4], primals_21, primals_22, 1e-05);  primals_22 = None
    getitem_15: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_3[0]
    getitem_16: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_3[1]
    getitem_17: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_3[2];  native_layer_norm_3 = None
    view_34: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_15, [8, 4]);  getitem_15 = None
    permute_16: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_34, permute_16);  primals_24 = None
    view_35: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 4, 8]);  addmm_6 = None
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_35, 3.0)
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_35, mul_7);  mul_7 = None
    mul_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_8);  mul_8 = None
    alias_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, add_7)
    view_36: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [8, 8]);  mul_9 = None
    permute_17: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_36, permute_17);  primals_26 = None
    view_37: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 4, 4]);  addmm_7 = None
    add_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, view_37);  view_37 = None
    native_layer_norm_4 = torch.ops.aten.native_layer_norm.default(add_8, [4], primals_27, primals_28, 1e-05);  primals_28 = None
    getitem_18: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_4[0]
    getitem_19: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_4[1]
    getitem_20: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_4[2];  native_layer_norm_4 = None
    permute_18: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    view_38: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_18, [8, 4]);  getitem_18 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_38, permute_18)
    view_39: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 7]);  mm = None
    view_40: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_39, [-1, 7]);  view_39 = None
    view_41: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1]);  primals_30 = None
    _log_softmax: "f32[8, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_40, 1, False);  view_40 = None
    alias_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_41, -100)
    scalar_tensor_4: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_4: "i64[8][1]cpu" = torch.ops.aten.where.self(ne, view_41, scalar_tensor_4);  ne = scalar_tensor_4 = None
    unsqueeze_4: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_4, 1);  where_4 = None
    gather: "f32[8, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze_4);  unsqueeze_4 = None
    squeeze: "f32[8][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[8][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_41, -100)
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[8][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_5);  ne_1 = neg = scalar_tensor_5 = None
    ne_2: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_41, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_5, []);  where_5 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_5: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_41, 1);  view_41 = None
    ne_3: "b8[8, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_5, -100)
    scalar_tensor_6: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_6: "i64[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_5, scalar_tensor_6);  ne_3 = scalar_tensor_6 = None
    full_like: "f32[8, 7][7, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[8, 7][7, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_6, -1.0);  full_like = where_6 = None
    ne_4: "b8[8, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_5, -100);  unsqueeze_5 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_7);  ne_4 = div_1 = scalar_tensor_7 = None
    mul_10: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_7);  scatter = where_7 = None
    alias_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    sum_3: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [1], True)
    mul_11: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub_2: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, mul_11);  mul_10 = mul_11 = None
    view_42: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(sub_2, [2, 4, 7]);  sub_2 = None
    view_43: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_42, [8, 7]);  view_42 = None
    permute_19: "f32[7, 8][1, 7]cpu" = torch.ops.aten.permute.default(view_43, [1, 0])
    mm_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_19, view_38);  permute_19 = view_38 = None
    permute_20: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    permute_21: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_43, permute_21);  view_43 = permute_21 = None
    view_44: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 4, 4]);  mm_2 = None
    permute_22: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_20, [1, 0]);  permute_20 = None
    sub_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_19);  add_8 = getitem_19 = None
    mul_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, getitem_20);  sub_3 = None
    mul_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, primals_27);  primals_27 = None
    mul_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, 4)
    sum_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_13, [2], True)
    mul_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_12);  mul_13 = None
    sum_5: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_15, [2], True);  mul_15 = None
    mul_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sum_5);  sum_5 = None
    sub_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, sum_4);  mul_14 = sum_4 = None
    sub_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, mul_16);  sub_4 = mul_16 = None
    div_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_20, 4);  getitem_20 = None
    mul_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_5);  div_2 = sub_5 = None
    mul_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, mul_12);  mul_12 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [0, 1]);  mul_18 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_44, [0, 1]);  view_44 = None
    view_45: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_17, [8, 4])
    permute_23: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_45, permute_23);  permute_23 = None
    permute_24: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_45, [1, 0])
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_24, view_36);  permute_24 = view_36 = None
    permute_25: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_45, [0], True);  view_45 = None
    view_46: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_8, [4]);  sum_8 = None
    permute_26: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_25, [1, 0]);  permute_25 = None
    view_47: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 8]);  mm_3 = None
    mul_19: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, mul_6);  mul_6 = None
    mul_20: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, add_7);  view_47 = add_7 = None
    alias_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_6, alias_6);  alias_6 = None
    sub_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_21);  mul_21 = None
    mul_22: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, sub_6);  mul_19 = sub_6 = None
    mul_23: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, 0.7978845608028654);  mul_22 = None
    mul_24: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, 0.044715)
    pow_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_35, 2.0);  view_35 = None
    mul_25: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 3.0);  pow_3 = None
    mul_26: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_24, mul_25);  mul_24 = mul_25 = None
    add_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, mul_26);  mul_23 = mul_26 = None
    mul_27: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, 0.5);  mul_20 = None
    add_10: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_27);  add_9 = mul_27 = None
    view_48: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_10, [8, 8]);  add_10 = None
    permute_27: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_48, permute_27);  permute_27 = None
    permute_28: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_48, [1, 0])
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_28, view_34);  permute_28 = view_34 = None
    permute_29: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    sum_9: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_48, [0], True);  view_48 = None
    view_49: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_9, [8]);  sum_9 = None
    permute_30: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_29, [1, 0]);  permute_29 = None
    view_50: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 4, 4]);  mm_5 = None
    sub_7: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, getitem_16);  add_5 = getitem_16 = None
    mul_28: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, getitem_17);  sub_7 = None
    mul_29: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, primals_21);  primals_21 = None
    mul_30: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, 4)
    sum_10: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_29, [2], True)
    mul_31: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, mul_28);  mul_29 = None
    sum_11: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_31, [2], True);  mul_31 = None
    mul_32: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, sum_11);  sum_11 = None
    sub_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_30, sum_10);  mul_30 = sum_10 = None
    sub_9: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_8, mul_32);  sub_8 = mul_32 = None
    div_3: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_17, 4);  getitem_17 = None
    mul_33: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, sub_9);  div_3 = sub_9 = None
    mul_34: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, mul_28);  mul_28 = None
    sum_12: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_34, [0, 1]);  mul_34 = None
    sum_13: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_50, [0, 1]);  view_50 = None
    add_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, mul_33);  mul_17 = mul_33 = None
    view_51: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_11, [8, 4])
    permute_31: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    mm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_51, permute_31);  permute_31 = None
    permute_32: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_51, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_32, view_32);  permute_32 = view_32 = None
    permute_33: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    sum_14: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [0], True);  view_51 = None
    view_52: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_14, [4]);  sum_14 = None
    permute_34: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_33, [1, 0]);  permute_33 = None
    view_53: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 4, 4]);  mm_7 = None
    view_54: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_53, [2, 4, 2, 2]);  view_53 = None
    permute_35: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_54, [0, 2, 1, 3]);  view_54 = None
    clone_8: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_35, memory_format = torch.contiguous_format);  permute_35 = None
    view_55: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_8, [4, 4, 2]);  clone_8 = None
    permute_36: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view_28, [0, 2, 1]);  view_28 = None
    bmm_4: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_36, view_55);  permute_36 = None
    permute_37: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_29, [0, 2, 1]);  view_29 = None
    bmm_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_55, permute_37);  view_55 = permute_37 = None
    view_56: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 2]);  bmm_4 = None
    view_57: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 4, 4]);  bmm_5 = None
    alias_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_35: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_57, alias_7);  view_57 = None
    sum_15: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_35, [-1], True)
    mul_36: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_7, sum_15);  alias_7 = sum_15 = None
    sub_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_35, mul_36);  mul_35 = mul_36 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_8, sub_10);  eq_1 = scalar_tensor_8 = sub_10 = None
    mul_37: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, 0.7071067811865475);  where_8 = None
    view_58: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_37, [4, 4, 4]);  mul_37 = None
    permute_38: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1]);  view_24 = None
    bmm_6: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_38, view_58);  permute_38 = None
    permute_39: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_25, [0, 2, 1]);  view_25 = None
    bmm_7: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_58, permute_39);  view_58 = permute_39 = None
    view_59: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 2, 4]);  bmm_6 = None
    view_60: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 4, 2]);  bmm_7 = None
    permute_40: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_59, [0, 1, 3, 2]);  view_59 = None
    permute_41: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_56, [0, 2, 1, 3]);  view_56 = None
    clone_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_41, memory_format = torch.contiguous_format);  permute_41 = None
    view_61: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_9, [2, 4, 4]);  clone_9 = None
    permute_42: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.permute.default(permute_40, [0, 2, 1, 3]);  permute_40 = None
    view_62: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(permute_42, [2, 4, 4]);  permute_42 = None
    permute_43: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_60, [0, 2, 1, 3]);  view_60 = None
    clone_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_43, memory_format = torch.contiguous_format);  permute_43 = None
    view_63: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_10, [2, 4, 4]);  clone_10 = None
    cat: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_63, view_62, view_61], 2);  view_63 = view_62 = view_61 = None
    view_64: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [8, 12]);  cat = None
    permute_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mm_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_64, permute_44);  permute_44 = None
    permute_45: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_64, [1, 0])
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_45, view_19);  permute_45 = view_19 = None
    permute_46: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    sum_16: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_64, [0], True);  view_64 = None
    view_65: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_16, [12]);  sum_16 = None
    permute_47: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_46, [1, 0]);  permute_46 = None
    view_66: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 4, 4]);  mm_9 = None
    sub_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_4, getitem_10);  add_4 = getitem_10 = None
    mul_38: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, getitem_11);  sub_11 = None
    mul_39: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, primals_15);  primals_15 = None
    mul_40: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, 4)
    sum_17: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_39, [2], True)
    mul_41: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, mul_38);  mul_39 = None
    sum_18: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_41, [2], True);  mul_41 = None
    mul_42: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_38, sum_18);  sum_18 = None
    sub_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_40, sum_17);  mul_40 = sum_17 = None
    sub_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_12, mul_42);  sub_12 = mul_42 = None
    div_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_11, 4);  getitem_11 = None
    mul_43: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, sub_13);  div_4 = sub_13 = None
    mul_44: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, mul_38);  mul_38 = None
    sum_19: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_44, [0, 1]);  mul_44 = None
    sum_20: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_66, [0, 1]);  view_66 = None
    add_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_43);  add_11 = mul_43 = None
    view_67: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [8, 4])
    permute_48: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_67, permute_48);  permute_48 = None
    permute_49: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_67, [1, 0])
    mm_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_49, view_17);  permute_49 = view_17 = None
    permute_50: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    sum_21: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_67, [0], True);  view_67 = None
    view_68: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_21, [4]);  sum_21 = None
    permute_51: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_50, [1, 0]);  permute_50 = None
    view_69: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 4, 8]);  mm_11 = None
    mul_45: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_69, mul_1);  mul_1 = None
    mul_46: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_69, add_3);  view_69 = add_3 = None
    alias_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_47: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, alias_8);  alias_8 = None
    sub_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_47);  mul_47 = None
    mul_48: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, sub_14);  mul_45 = sub_14 = None
    mul_49: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_48, 0.7978845608028654);  mul_48 = None
    mul_50: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_49, 0.044715)
    pow_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_16, 2.0);  view_16 = None
    mul_51: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 3.0);  pow_4 = None
    mul_52: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_50, mul_51);  mul_50 = mul_51 = None
    add_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_49, mul_52);  mul_49 = mul_52 = None
    mul_53: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, 0.5);  mul_46 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_53);  add_13 = mul_53 = None
    view_70: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_14, [8, 8]);  add_14 = None
    permute_52: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_70, permute_52);  permute_52 = None
    permute_53: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_70, [1, 0])
    mm_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_53, view_15);  permute_53 = view_15 = None
    permute_54: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    sum_22: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_70, [0], True);  view_70 = None
    view_71: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_22, [8]);  sum_22 = None
    permute_55: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_54, [1, 0]);  permute_54 = None
    view_72: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 4, 4]);  mm_13 = None
    sub_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, getitem_7);  add_1 = getitem_7 = None
    mul_54: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, getitem_8);  sub_15 = None
    mul_55: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_72, primals_9);  primals_9 = None
    mul_56: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, 4)
    sum_23: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_55, [2], True)
    mul_57: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, mul_54);  mul_55 = None
    sum_24: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_57, [2], True);  mul_57 = None
    mul_58: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, sum_24);  sum_24 = None
    sub_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_56, sum_23);  mul_56 = sum_23 = None
    sub_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_16, mul_58);  sub_16 = mul_58 = None
    div_5: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_8, 4);  getitem_8 = None
    mul_59: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, sub_17);  div_5 = sub_17 = None
    mul_60: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_72, mul_54);  mul_54 = None
    sum_25: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_60, [0, 1]);  mul_60 = None
    sum_26: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_72, [0, 1]);  view_72 = None
    add_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_59);  add_12 = mul_59 = None
    view_73: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_15, [8, 4])
    permute_56: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_73, permute_56);  permute_56 = None
    permute_57: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_73, [1, 0])
    mm_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_57, view_13);  permute_57 = view_13 = None
    permute_58: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_16, [1, 0]);  mm_16 = None
    sum_27: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_73, [0], True);  view_73 = None
    view_74: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_27, [4]);  sum_27 = None
    permute_59: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_58, [1, 0]);  permute_58 = None
    view_75: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 4, 4]);  mm_15 = None
    view_76: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_75, [2, 4, 2, 2]);  view_75 = None
    permute_60: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_76, [0, 2, 1, 3]);  view_76 = None
    clone_11: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_60, memory_format = torch.contiguous_format);  permute_60 = None
    view_77: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_11, [4, 4, 2]);  clone_11 = None
    permute_61: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_8: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_61, view_77);  permute_61 = None
    permute_62: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    bmm_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_77, permute_62);  view_77 = permute_62 = None
    view_78: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 4, 2]);  bmm_8 = None
    view_79: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_9, [2, 2, 4, 4]);  bmm_9 = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_61: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_79, alias_9);  view_79 = None
    sum_28: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_61, [-1], True)
    mul_62: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_9, sum_28);  alias_9 = sum_28 = None
    sub_18: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_61, mul_62);  mul_61 = mul_62 = None
    scalar_tensor_9: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_9, sub_18);  eq = scalar_tensor_9 = sub_18 = None
    mul_63: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_9, 0.7071067811865475);  where_9 = None
    view_80: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_63, [4, 4, 4]);  mul_63 = None
    permute_63: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_10: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_63, view_80);  permute_63 = None
    permute_64: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_11: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_80, permute_64);  view_80 = permute_64 = None
    view_81: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_10, [2, 2, 2, 4]);  bmm_10 = None
    view_82: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_11, [2, 2, 4, 2]);  bmm_11 = None
    permute_65: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_81, [0, 1, 3, 2]);  view_81 = None
    permute_66: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_78, [0, 2, 1, 3]);  view_78 = None
    clone_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_66, memory_format = torch.contiguous_format);  permute_66 = None
    view_83: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_12, [2, 4, 4]);  clone_12 = None
    permute_67: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.permute.default(permute_65, [0, 2, 1, 3]);  permute_65 = None
    view_84: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(permute_67, [2, 4, 4]);  permute_67 = None
    permute_68: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_82, [0, 2, 1, 3]);  view_82 = None
    clone_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_68, memory_format = torch.contiguous_format);  permute_68 = None
    view_85: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_13, [2, 4, 4]);  clone_13 = None
    cat_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_85, view_84, view_83], 2);  view_85 = view_84 = view_83 = None
    view_86: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [8, 12]);  cat_1 = None
    permute_69: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_86, permute_69);  permute_69 = None
    permute_70: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_86, [1, 0])
    mm_18: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_70, view);  permute_70 = view = None
    permute_71: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_18, [1, 0]);  mm_18 = None
    sum_29: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_86, [0], True);  view_86 = None
    view_87: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_29, [12]);  sum_29 = None
    permute_72: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_71, [1, 0]);  permute_71 = None
    view_88: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 4, 4]);  mm_17 = None
    sub_19: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_64: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_19, getitem_2);  sub_19 = None
    mul_65: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_88, primals_3);  primals_3 = None
    mul_66: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_65, 4)
    sum_30: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_65, [2], True)
    mul_67: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_65, mul_64);  mul_65 = None
    sum_31: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_67, [2], True);  mul_67 = None
    mul_68: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, sum_31);  sum_31 = None
    sub_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_66, sum_30);  mul_66 = sum_30 = None
    sub_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_20, mul_68);  sub_20 = mul_68 = None
    div_6: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_2, 4);  getitem_2 = None
    mul_69: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, sub_21);  div_6 = sub_21 = None
    mul_70: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_88, mul_64);  mul_64 = None
    sum_32: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_70, [0, 1]);  mul_70 = None
    sum_33: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_88, [0, 1]);  view_88 = None
    add_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_69);  add_15 = mul_69 = None
    sum_34: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_16, [0], True)
    view_89: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_34, [4, 4]);  sum_34 = None
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(arange, 0)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(arange, 5)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne_5: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(arange, -1)
    bitwise_and_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_6: "b8[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_2: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[4][1]cpu" = torch.ops.aten.clamp.default(arange, -5, 4);  arange = None
    bitwise_not: "b8[4, 1][1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_6);  unsqueeze_6 = None
    scalar_tensor_10: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor_10, view_89);  bitwise_not = scalar_tensor_10 = view_89 = None
    index_put: "f32[5, 4][4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [clamp], where_10, True);  full_2 = clamp = where_10 = None
    ge_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(primals_29, 0)
    lt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_29, 7)
    bitwise_and_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_6: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Scalar(primals_29, -1)
    bitwise_and_3: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_6);  bitwise_and_2 = ne_6 = None
    unsqueeze_7: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_3: "f32[7, 4][4, 1]cpu" = torch.ops.aten.full.default([7, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[2, 4][4, 1]cpu" = torch.ops.aten.clamp.default(primals_29, -7, 6);  primals_29 = None
    bitwise_not_1: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_7);  unsqueeze_7 = None
    scalar_tensor_11: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_11, add_16);  bitwise_not_1 = scalar_tensor_11 = add_16 = None
    index_put_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.index_put.default(full_3, [clamp_1], where_11, True);  full_3 = clamp_1 = where_11 = None
    add_17: "f32[7, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_22, index_put_1);  permute_22 = index_put_1 = None
    return (div, add_17, index_put, sum_32, sum_33, permute_72, view_87, permute_59, view_74, sum_25, sum_26, permute_55, view_71, permute_51, view_68, sum_19, sum_20, permute_47, view_65, permute_34, view_52, sum_12, sum_13, permute_30, view_49, permute_26, view_46, sum_6, sum_7, None, None)
