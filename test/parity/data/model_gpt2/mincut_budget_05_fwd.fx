def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_2: "f32[5, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_6: "f32[12][1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_12: "f32[8][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_18: "f32[12][1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_24: "f32[8][1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu"):
    embedding: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_29)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    embedding_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, arange);  primals_2 = arange = None
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_3, primals_4, 1e-05)
    getitem: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm[0];  native_layer_norm = None
    view: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [8, 4]);  getitem = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, t);  primals_6 = view = None
    _unsafe_view: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [2, 4, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(_unsafe_view, 4, 2);  _unsafe_view = None
    getitem_3: "f32[2, 4, 4][48, 12, 1]cpu" = split[0]
    getitem_4: "f32[2, 4, 4][48, 12, 1]cpu" = split[1]
    getitem_5: "f32[2, 4, 4][48, 12, 1]cpu" = split[2];  split = None
    view_1: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 4, 2, 2]);  getitem_3 = None
    transpose: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    view_2: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 4, 2, 2]);  getitem_4 = None
    transpose_1: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    view_3: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_5, [2, 4, 2, 2]);  getitem_5 = None
    transpose_2: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    transpose_3: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.transpose.int(transpose_1, -2, -1);  transpose_1 = None
    expand: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose, [2, 2, 4, 2]);  transpose = None
    clone: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 4, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(transpose_3, [2, 2, 2, 4]);  transpose_3 = None
    clone_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_2: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 2, 4]);  clone_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, _unsafe_view_2)
    view_4: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 4, 4]);  bmm = None
    mul: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 0.7071067811865475);  view_4 = None
    ones: "f32[4, 4][4, 1]cpu" = torch.ops.aten.ones.default([4, 4], device = device(type='cpu'), pin_memory = False)
    tril: "f32[4, 4][4, 1]cpu" = torch.ops.aten.tril.default(ones);  ones = None
    view_5: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(tril, [1, 1, 4, 4]);  tril = None
    eq: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.eq.Scalar(view_5, 0);  view_5 = None
    masked_fill: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul, eq, -inf);  mul = None
    _softmax: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax.default(masked_fill, -1, False);  masked_fill = None
    expand_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 4, 4]);  _softmax = None
    view_6: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_2, [2, 2, 4, 2]);  transpose_2 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    _unsafe_view_3: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_6, _unsafe_view_3);  view_6 = None
    view_7: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4, 2]);  bmm_1 = None
    transpose_4: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_7, 1, 2);  view_7 = None
    clone_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    view_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 4, 4]);  clone_3 = None
    view_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_8, [8, 4]);  view_8 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    addmm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_9, t_1);  primals_8 = None
    _unsafe_view_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_1, [2, 4, 4]);  addmm_1 = None
    add_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, _unsafe_view_4);  add = _unsafe_view_4 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add_1, [4], primals_9, primals_10, 1e-05)
    getitem_6: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_1[0];  native_layer_norm_1 = None
    view_10: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [8, 4]);  getitem_6 = None
    t_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_11);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_10, t_2);  primals_12 = view_10 = None
    _unsafe_view_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_2, [2, 4, 8])
    mul_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_5, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_5, 3.0)
    mul_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_view_5, mul_2);  _unsafe_view_5 = mul_2 = None
    mul_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    add_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, add_3);  mul_1 = add_3 = None
    view_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_4, [8, 8]);  mul_4 = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    addmm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_11, t_3);  primals_14 = view_11 = None
    _unsafe_view_6: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_3, [2, 4, 4]);  addmm_3 = None
    add_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_view_6);  _unsafe_view_6 = None
    native_layer_norm_2 = torch.ops.aten.native_layer_norm.default(add_4, [4], primals_15, primals_16, 1e-05)
    getitem_9: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_2[0];  native_layer_norm_2 = None
    view_12: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [8, 4]);  getitem_9 = None
    t_4: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_17);  primals_17 = None
    addmm_4: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_18, view_12, t_4);  primals_18 = view_12 = None
    _unsafe_view_7: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_4, [2, 4, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(_unsafe_view_7, 4, 2);  _unsafe_view_7 = None
    getitem_12: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[0]
    getitem_13: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[1]
    getitem_14: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[2];  split_1 = None
    view_13: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 4, 2, 2]);  getitem_12 = None
    transpose_5: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_13, 1, 2);  view_13 = None
    view_14: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 4, 2, 2]);  getitem_13 = None
    transpose_6: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_14, 1, 2);  view_14 = None
    view_15: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_14, [2, 4, 2, 2]);  getitem_14 = None
    transpose_7: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_15, 1, 2);  view_15 = None
    transpose_8: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.transpose.int(transpose_6, -2, -1);  transpose_6 = None
    expand_4: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_5, [2, 2, 4, 2]);  transpose_5 = None
    clone_4: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    _unsafe_view_8: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [4, 4, 2]);  clone_4 = None
    expand_5: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(transpose_8, [2, 2, 2, 4]);  transpose_8 = None
    clone_5: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    _unsafe_view_9: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [4, 2, 4]);  clone_5 = None
    bmm_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_8, _unsafe_view_9)
    view_16: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 4, 4]);  bmm_2 = None
    mul_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.7071067811865475);  view_16 = None
    masked_fill_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_5, eq, -inf);  mul_5 = eq = None
    _softmax_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax.default(masked_fill_1, -1, False);  masked_fill_1 = None
    expand_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 4, 4]);  _softmax_1 = None
    view_18: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_6, [4, 4, 4]);  expand_6 = None
    expand_7: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_7, [2, 2, 4, 2]);  transpose_7 = None
    clone_6: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_7, memory_format = torch.contiguous_format);  expand_7 = None
    _unsafe_view_10: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [4, 4, 2]);  clone_6 = None
    bmm_3: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_18, _unsafe_view_10);  view_18 = None
    view_19: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 4, 2]);  bmm_3 = None
    transpose_9: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_19, 1, 2);  view_19 = None
    clone_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_9, memory_format = torch.contiguous_format);  transpose_9 = None
    view_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 4, 4]);  clone_7 = None
    view_21: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_20, [8, 4]);  view_20 = None
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    addmm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_21, t_5);  primals_20 = None
    _unsafe_view_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_5, [2, 4, 4]);  addmm_5 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_view_11);  _unsafe_view_11 = None
    native_layer_norm_3 = torch.ops.aten.native_layer_norm.default(add_5, [4], primals_21, primals_22, 1e-05)
    getitem_15: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_3[0];  native_layer_norm_3 = None
    view_22: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_15, [8, 4]);  getitem_15 = None
    t_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_23);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_22, t_6);  primals_24 = view_22 = None
    _unsafe_view_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_6, [2, 4, 8])
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_12, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_12, 3.0)
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_view_12, mul_7);  _unsafe_view_12 = mul_7 = None
    mul_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_8);  mul_8 = None
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, add_7);  mul_6 = add_7 = None
    view_23: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [8, 8]);  mul_9 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_25);  primals_25 = None
    addmm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_23, t_7);  primals_26 = view_23 = None
    _unsafe_view_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_7, [2, 4, 4]);  addmm_7 = None
    add_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_view_13);  _unsafe_view_13 = None
    native_layer_norm_4 = torch.ops.aten.native_layer_norm.default(add_8, [4], primals_27, primals_28, 1e-05)
    getitem_18: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_4[0];  native_layer_norm_4 = None
    t_8: "f32[4, 7][1, 4]cpu" = torch.ops.aten.t.default(primals_1)
    view_24: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_18, [8, 4]);  getitem_18 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_24, t_8);  view_24 = t_8 = None
    _unsafe_view_14: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 4, 7]);  mm = None
    view_25: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_14, [-1, 7]);  _unsafe_view_14 = None
    view_26: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1]);  primals_30 = None
    _log_softmax: "f32[8, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_25, 1, False);  view_25 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, view_26, None, 1, -100)
    getitem_21: "f32[][]cpu" = nll_loss_forward[0]
    getitem_22: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    t_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    transpose_12: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_10, 1, 2);  _unsafe_view_10 = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    transpose_21: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 1, 2);  _unsafe_view_3 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (getitem_21, primals_1, primals_3, primals_4, primals_9, primals_10, primals_15, primals_16, primals_21, primals_22, primals_27, primals_28, primals_29, embedding_1, _unsafe_view_1, _unsafe_view_2, view_9, add_1, addmm_2, add_4, _unsafe_view_8, _unsafe_view_9, view_21, add_5, addmm_6, add_8, view_26, _log_softmax, getitem_22, t_13, t_17, t_21, transpose_12, t_25, t_29, t_33, t_37, transpose_21, t_41)
