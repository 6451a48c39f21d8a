def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_2: "f32[5, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_6: "f32[12][1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_12: "f32[8][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_18: "f32[12][1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_24: "f32[8][1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu"):
    embedding: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_29)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    embedding_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, arange);  primals_2 = None
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = embedding_1 = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_3, primals_4, 1e-05)
    getitem: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    view: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [8, 4]);  getitem = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, t);  primals_6 = None
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
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose, transpose_1, transpose_2, 0.0, True)
    getitem_6: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_7: "f32[2, 2, 4][8, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    detach: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_6)
    transpose_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_6, 1, 2);  getitem_6 = None
    view_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_3, [2, 4, 4]);  transpose_3 = None
    view_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_4, [8, 4]);  view_4 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    addmm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_5, t_1);  primals_8 = None
    _unsafe_view_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_1, [2, 4, 4]);  addmm_1 = None
    add_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, _unsafe_view_1);  _unsafe_view_1 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add_1, [4], primals_9, primals_10, 1e-05)
    getitem_8: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_1[0]
    getitem_9: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_1[1]
    getitem_10: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    view_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_8, [8, 4]);  getitem_8 = None
    t_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_11);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_6, t_2);  primals_12 = None
    _unsafe_view_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_2, [2, 4, 8]);  addmm_2 = None
    mul: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_2, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_2, 3.0)
    mul_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_view_2, mul_1);  mul_1 = None
    mul_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_2);  mul_2 = None
    detach_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    add_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add_3)
    view_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_3, [8, 8]);  mul_3 = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    addmm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_7, t_3);  primals_14 = None
    _unsafe_view_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_3, [2, 4, 4]);  addmm_3 = None
    add_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_view_3);  _unsafe_view_3 = None
    native_layer_norm_2 = torch.ops.aten.native_layer_norm.default(add_4, [4], primals_15, primals_16, 1e-05)
    getitem_11: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_2[0]
    getitem_12: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_2[1]
    getitem_13: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_2[2];  native_layer_norm_2 = None
    view_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_11, [8, 4]);  getitem_11 = None
    t_4: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_17);  primals_17 = None
    addmm_4: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_18, view_8, t_4);  primals_18 = None
    _unsafe_view_4: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_4, [2, 4, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(_unsafe_view_4, 4, 2);  _unsafe_view_4 = None
    getitem_14: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[0]
    getitem_15: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[1]
    getitem_16: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[2];  split_1 = None
    view_9: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_14, [2, 4, 2, 2]);  getitem_14 = None
    transpose_4: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_9, 1, 2);  view_9 = None
    view_10: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_15, [2, 4, 2, 2]);  getitem_15 = None
    transpose_5: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_10, 1, 2);  view_10 = None
    view_11: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_16, [2, 4, 2, 2]);  getitem_16 = None
    transpose_6: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_11, 1, 2);  view_11 = None
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose_4, transpose_5, transpose_6, 0.0, True)
    getitem_17: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_18: "f32[2, 2, 4][8, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    detach_2: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_17)
    transpose_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_17, 1, 2);  getitem_17 = None
    view_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_7, [2, 4, 4]);  transpose_7 = None
    view_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_12, [8, 4]);  view_12 = None
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    addmm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_13, t_5);  primals_20 = None
    _unsafe_view_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_5, [2, 4, 4]);  addmm_5 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_view_5);  _unsafe_view_5 = None
    native_layer_norm_3 = torch.ops.aten.native_layer_norm.default(add_5, [4], primals_21, primals_22, 1e-05)
    getitem_19: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_3[0]
    getitem_20: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_3[1]
    getitem_21: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_3[2];  native_layer_norm_3 = None
    view_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_19, [8, 4]);  getitem_19 = None
    t_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_23);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_14, t_6);  primals_24 = None
    _unsafe_view_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_6, [2, 4, 8]);  addmm_6 = None
    mul_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_6, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_6, 3.0)
    mul_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_view_6, mul_5);  mul_5 = None
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_6);  mul_6 = None
    detach_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(tanh_1)
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_7)
    view_15: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [8, 8]);  mul_7 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_25);  primals_25 = None
    addmm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_15, t_7);  primals_26 = None
    _unsafe_view_7: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_7, [2, 4, 4]);  addmm_7 = None
    add_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_view_7);  _unsafe_view_7 = None
    native_layer_norm_4 = torch.ops.aten.native_layer_norm.default(add_8, [4], primals_27, primals_28, 1e-05)
    getitem_22: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_4[0]
    getitem_23: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_4[1]
    getitem_24: "f32[2, 4, 1][4, 1, 1]cpu" = native_layer_norm_4[2];  native_layer_norm_4 = None
    t_8: "f32[4, 7][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    view_16: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_22, [8, 4]);  getitem_22 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_16, t_8)
    _unsafe_view_8: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 4, 7]);  mm = None
    view_17: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_8, [-1, 7]);  _unsafe_view_8 = None
    view_18: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1]);  primals_30 = None
    _log_softmax: "f32[8, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_17, 1, False);  view_17 = None
    detach_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, view_18, None, 1, -100)
    getitem_25: "f32[][]cpu" = nll_loss_forward[0]
    getitem_26: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem_25, primals_3, primals_4, primals_9, primals_10, primals_15, primals_16, primals_21, primals_22, primals_27, primals_28, primals_29, arange, add, getitem_1, getitem_2, view, t, transpose, transpose_1, transpose_2, getitem_7, detach, view_5, t_1, add_1, getitem_9, getitem_10, view_6, t_2, _unsafe_view_2, mul, detach_1, add_3, view_7, t_3, add_4, getitem_12, getitem_13, view_8, t_4, transpose_4, transpose_5, transpose_6, getitem_18, detach_2, view_13, t_5, add_5, getitem_20, getitem_21, view_14, t_6, _unsafe_view_6, mul_4, detach_3, add_7, view_15, t_7, add_8, getitem_23, getitem_24, t_8, view_16, view_18, _log_softmax, detach_4, getitem_26)
