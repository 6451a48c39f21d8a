def forward(self, primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", arange: "i64[4][1]cpu", add: "f32[2, 4, 4][16, 4, 1]cpu", getitem_1: "f32[2, 4, 1][4, 1, 1]cpu", getitem_2: "f32[2, 4, 1][4, 1, 1]cpu", view: "f32[8, 4][4, 1]cpu", t: "f32[4, 12][1, 4]cpu", transpose: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", transpose_1: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", transpose_2: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", getitem_7: "f32[2, 2, 4][8, 1, 2]cpu", detach: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu", view_5: "f32[8, 4][4, 1]cpu", t_1: "f32[4, 4][1, 4]cpu", add_1: "f32[2, 4, 4][16, 4, 1]cpu", getitem_9: "f32[2, 4, 1][4, 1, 1]cpu", getitem_10: "f32[2, 4, 1][4, 1, 1]cpu", view_6: "f32[8, 4][4, 1]cpu", t_2: "f32[4, 8][1, 4]cpu", _unsafe_view_2: "f32[2, 4, 8][32, 8, 1]cpu", mul: "f32[2, 4, 8][32, 8, 1]cpu", detach_1: "f32[2, 4, 8][32, 8, 1]cpu", add_3: "f32[2, 4, 8][32, 8, 1]cpu", view_7: "f32[8, 8][8, 1]cpu", t_3: "f32[8, 4][1, 8]cpu", add_4: "f32[2, 4, 4][16, 4, 1]cpu", getitem_12: "f32[2, 4, 1][4, 1, 1]cpu", getitem_13: "f32[2, 4, 1][4, 1, 1]cpu", view_8: "f32[8, 4][4, 1]cpu", t_4: "f32[4, 12][1, 4]cpu", transpose_4: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", transpose_5: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", transpose_6: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu", getitem_18: "f32[2, 2, 4][8, 1, 2]cpu", detach_2: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu", view_13: "f32[8, 4][4, 1]cpu", t_5: "f32[4, 4][1, 4]cpu", add_5: "f32[2, 4, 4][16, 4, 1]cpu", getitem_20: "f32[2, 4, 1][4, 1, 1]cpu", getitem_21: "f32[2, 4, 1][4, 1, 1]cpu", view_14: "f32[8, 4][4, 1]cpu", t_6: "f32[4, 8][1, 4]cpu", _unsafe_view_6: "f32[2, 4, 8][32, 8, 1]cpu", mul_4: "f32[2, 4, 8][32, 8, 1]cpu", detach_3: "f32[2, 4, 8][32, 8, 1]cpu", add_7: "f32[2, 4, 8][32, 8, 1]cpu", view_15: "f32[8, 8][8, 1]cpu", t_7: "f32[8, 4][1, 8]cpu", add_8: "f32[2, 4, 4][16, 4, 1]cpu", getitem_23: "f32[2, 4, 1][4, 1, 1]cpu", getitem_24: "f32[2, 4, 1][4, 1, 1]cpu", t_8: "f32[4, 7][1, 4]cpu", view_16: "f32[8, 4][4, 1]cpu", view_18: "i64[8][1]cpu", _log_softmax: "f32[8, 7][7, 1]cpu", detach_4: "f32[8, 7][7, 1]cpu", getitem_26: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose, transpose_1, transpose_2, 0.0, True);  _scaled_dot_product_flash_attention_for_cpu = None
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose_4, transpose_5, transpose_6, 0.0, True);  _scaled_dot_product_flash_attention_for_cpu_1 = None
    nll_loss_backward: "f32[8, 7][7, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_18, None, 1, -100, getitem_26);  tangents_1 = _log_softmax = view_18 = getitem_26 = None
    detach_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    _log_softmax_backward_data: "f32[8, 7][7, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_5, 1, torch.float32);  nll_loss_backward = detach_5 = None
    view_19: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 4, 7]);  _log_softmax_backward_data = None
    view_20: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_19, [8, 7]);  view_19 = None
    t_9: "f32[7, 8][1, 7]cpu" = torch.ops.aten.t.default(view_20)
    mm_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_9, view_16);  t_9 = view_16 = None
    t_10: "f32[4, 7][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_11: "f32[7, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_20, t_11);  view_20 = t_11 = None
    view_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 4, 4]);  mm_2 = None
    t_12: "f32[7, 4][4, 1]cpu" = torch.ops.aten.t.default(t_10);  t_10 = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(view_21, add_8, [4], getitem_23, getitem_24, primals_27, primals_28, [True, True, True]);  view_21 = add_8 = getitem_23 = getitem_24 = primals_27 = primals_28 = None
    getitem_27: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_28: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_29: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    view_22: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_27, [8, 4])
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_22, t_13);  t_13 = None
    t_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_22)
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_14, view_15);  t_14 = view_15 = None
    t_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_22, [0], True);  view_22 = None
    view_23: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    view_24: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 8]);  mm_3 = None
    mul_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_24, mul_4);  mul_4 = None
    mul_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_24, add_7);  view_24 = add_7 = None
    detach_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_8, detach_6);  mul_8 = detach_6 = None
    mul_10: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, 0.7978845608028654);  tanh_backward = None
    mul_11: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 0.044715)
    pow_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_6, 2.0);  _unsafe_view_6 = None
    mul_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 3.0);  pow_3 = None
    mul_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, mul_12);  mul_11 = mul_12 = None
    add_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, mul_13);  mul_10 = mul_13 = None
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 0.5);  mul_9 = None
    add_10: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_14);  add_9 = mul_14 = None
    view_25: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_10, [8, 8]);  add_10 = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_25, t_17);  t_17 = None
    t_18: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(view_25)
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_18, view_14);  t_18 = view_14 = None
    t_19: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_25, [0], True);  view_25 = None
    view_26: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    view_27: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 4, 4]);  mm_5 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(view_27, add_5, [4], getitem_20, getitem_21, primals_21, primals_22, [True, True, True]);  view_27 = add_5 = getitem_20 = getitem_21 = primals_21 = primals_22 = None
    getitem_30: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_31: "f32[4][1]cpu" = native_layer_norm_backward_1[1]
    getitem_32: "f32[4][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_27, getitem_30);  getitem_27 = getitem_30 = None
    view_28: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_11, [8, 4])
    t_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    mm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_28, t_21);  t_21 = None
    t_22: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_28)
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_22, view_13);  t_22 = view_13 = None
    t_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    sum_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_28, [0], True);  view_28 = None
    view_29: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_3, [4]);  sum_3 = None
    t_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    view_30: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 4, 4]);  mm_7 = None
    view_31: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_30, [2, 4, 2, 2]);  view_30 = None
    transpose_8: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_31, 1, 2);  view_31 = None
    detach_7: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(transpose_8, transpose_4, transpose_5, transpose_6, detach_7, getitem_18, 0.0, True);  transpose_8 = transpose_4 = transpose_5 = transpose_6 = detach_7 = getitem_18 = None
    getitem_33: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_34: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_35: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    transpose_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_35, 1, 2);  getitem_35 = None
    view_32: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_9, [2, 4, 4]);  transpose_9 = None
    transpose_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_34, 1, 2);  getitem_34 = None
    view_33: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_10, [2, 4, 4]);  transpose_10 = None
    transpose_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_33, 1, 2);  getitem_33 = None
    view_34: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_11, [2, 4, 4]);  transpose_11 = None
    cat: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_34, view_33, view_32], 2);  view_34 = view_33 = view_32 = None
    view_35: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [8, 12]);  cat = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_35, t_25);  t_25 = None
    t_26: "f32[12, 8][1, 12]cpu" = torch.ops.aten.t.default(view_35)
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_26, view_8);  t_26 = view_8 = None
    t_27: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    sum_4: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_35, [0], True);  view_35 = None
    view_36: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_4, [12]);  sum_4 = None
    t_28: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_27);  t_27 = None
    view_37: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 4, 4]);  mm_9 = None
    native_layer_norm_backward_2 = torch.ops.aten.native_layer_norm_backward.default(view_37, add_4, [4], getitem_12, getitem_13, primals_15, primals_16, [True, True, True]);  view_37 = add_4 = getitem_12 = getitem_13 = primals_15 = primals_16 = None
    getitem_36: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_2[0]
    getitem_37: "f32[4][1]cpu" = native_layer_norm_backward_2[1]
    getitem_38: "f32[4][1]cpu" = native_layer_norm_backward_2[2];  native_layer_norm_backward_2 = None
    add_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, getitem_36);  add_11 = getitem_36 = None
    view_38: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [8, 4])
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_38, t_29);  t_29 = None
    t_30: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_38)
    mm_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_30, view_7);  t_30 = view_7 = None
    t_31: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    sum_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_38, [0], True);  view_38 = None
    view_39: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    t_32: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_31);  t_31 = None
    view_40: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 4, 8]);  mm_11 = None
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_40, mul);  mul = None
    mul_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_40, add_3);  view_40 = add_3 = None
    detach_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_15, detach_8);  mul_15 = detach_8 = None
    mul_17: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward_1, 0.7978845608028654);  tanh_backward_1 = None
    mul_18: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, 0.044715)
    pow_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_2, 2.0);  _unsafe_view_2 = None
    mul_19: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 3.0);  pow_4 = None
    mul_20: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, mul_19);  mul_18 = mul_19 = None
    add_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, mul_20);  mul_17 = mul_20 = None
    mul_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, 0.5);  mul_16 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_21);  add_13 = mul_21 = None
    view_41: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_14, [8, 8]);  add_14 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_41, t_33);  t_33 = None
    t_34: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(view_41)
    mm_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_34, view_6);  t_34 = view_6 = None
    t_35: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_41, [0], True);  view_41 = None
    view_42: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    t_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_35);  t_35 = None
    view_43: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 4, 4]);  mm_13 = None
    native_layer_norm_backward_3 = torch.ops.aten.native_layer_norm_backward.default(view_43, add_1, [4], getitem_9, getitem_10, primals_9, primals_10, [True, True, True]);  view_43 = add_1 = getitem_9 = getitem_10 = primals_9 = primals_10 = None
    getitem_39: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_3[0]
    getitem_40: "f32[4][1]cpu" = native_layer_norm_backward_3[1]
    getitem_41: "f32[4][1]cpu" = native_layer_norm_backward_3[2];  native_layer_norm_backward_3 = None
    add_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, getitem_39);  add_12 = getitem_39 = None
    view_44: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_15, [8, 4])
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_44, t_37);  t_37 = None
    t_38: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_44)
    mm_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_38, view_5);  t_38 = view_5 = None
    t_39: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_16);  mm_16 = None
    sum_7: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_44, [0], True);  view_44 = None
    view_45: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_7, [4]);  sum_7 = None
    t_40: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_39);  t_39 = None
    view_46: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 4, 4]);  mm_15 = None
    view_47: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_46, [2, 4, 2, 2]);  view_46 = None
    transpose_12: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_47, 1, 2);  view_47 = None
    detach_9: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(transpose_12, transpose, transpose_1, transpose_2, detach_9, getitem_7, 0.0, True);  transpose_12 = transpose = transpose_1 = transpose_2 = detach_9 = getitem_7 = None
    getitem_42: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_43: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_44: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    transpose_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_44, 1, 2);  getitem_44 = None
    view_48: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_13, [2, 4, 4]);  transpose_13 = None
    transpose_14: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_43, 1, 2);  getitem_43 = None
    view_49: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_14, [2, 4, 4]);  transpose_14 = None
    transpose_15: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_42, 1, 2);  getitem_42 = None
    view_50: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(transpose_15, [2, 4, 4]);  transpose_15 = None
    cat_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_50, view_49, view_48], 2);  view_50 = view_49 = view_48 = None
    view_51: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [8, 12]);  cat_1 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_51, t_41);  t_41 = None
    t_42: "f32[12, 8][1, 12]cpu" = torch.ops.aten.t.default(view_51)
    mm_18: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_42, view);  t_42 = view = None
    t_43: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_18);  mm_18 = None
    sum_8: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [0], True);  view_51 = None
    view_52: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_8, [12]);  sum_8 = None
    t_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_43);  t_43 = None
    view_53: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 4, 4]);  mm_17 = None
    native_layer_norm_backward_4 = torch.ops.aten.native_layer_norm_backward.default(view_53, add, [4], getitem_1, getitem_2, primals_3, primals_4, [True, True, True]);  view_53 = add = getitem_1 = getitem_2 = primals_3 = primals_4 = None
    getitem_45: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_4[0]
    getitem_46: "f32[4][1]cpu" = native_layer_norm_backward_4[1]
    getitem_47: "f32[4][1]cpu" = native_layer_norm_backward_4[2];  native_layer_norm_backward_4 = None
    add_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_15, getitem_45);  add_15 = getitem_45 = None
    sum_9: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_16, [0], True)
    view_54: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_9, [4, 4]);  sum_9 = None
    embedding_dense_backward: "f32[5, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(view_54, arange, 5, -1, False);  view_54 = arange = None
    embedding_dense_backward_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(add_16, primals_29, 7, -1, False);  add_16 = primals_29 = None
    add_17: "f32[7, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(t_12, embedding_dense_backward_1);  t_12 = embedding_dense_backward_1 = None
    return (add_17, embedding_dense_backward, getitem_46, getitem_47, t_44, view_52, t_40, view_45, getitem_40, getitem_41, t_36, view_42, t_32, view_39, getitem_37, getitem_38, t_28, view_36, t_24, view_29, getitem_31, getitem_32, t_20, view_26, t_16, view_23, getitem_28, getitem_29, None, None)
