def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", arange: "i64[4][1]cpu", add: "f32[2, 4, 4][16, 4, 1]cpu", getitem_1: "f32[2, 4, 1][4, 1, 1]cpu", getitem_2: "f32[2, 4, 1][4, 1, 1]cpu", view: "f32[8, 4][4, 1]cpu", eq: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu", _softmax: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", view_9: "f32[8, 4][4, 1]cpu", add_1: "f32[2, 4, 4][16, 4, 1]cpu", getitem_7: "f32[2, 4, 1][4, 1, 1]cpu", getitem_8: "f32[2, 4, 1][4, 1, 1]cpu", view_10: "f32[8, 4][4, 1]cpu", addmm_2: "f32[8, 8][8, 1]cpu", tanh: "f32[2, 4, 8][32, 8, 1]cpu", view_11: "f32[8, 8][8, 1]cpu", add_4: "f32[2, 4, 4][16, 4, 1]cpu", getitem_10: "f32[2, 4, 1][4, 1, 1]cpu", getitem_11: "f32[2, 4, 1][4, 1, 1]cpu", view_12: "f32[8, 4][4, 1]cpu", _softmax_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", view_21: "f32[8, 4][4, 1]cpu", add_5: "f32[2, 4, 4][16, 4, 1]cpu", getitem_16: "f32[2, 4, 1][4, 1, 1]cpu", getitem_17: "f32[2, 4, 1][4, 1, 1]cpu", view_22: "f32[8, 4][4, 1]cpu", addmm_6: "f32[8, 8][8, 1]cpu", tanh_1: "f32[2, 4, 8][32, 8, 1]cpu", view_23: "f32[8, 8][8, 1]cpu", add_8: "f32[2, 4, 4][16, 4, 1]cpu", getitem_19: "f32[2, 4, 1][4, 1, 1]cpu", getitem_20: "f32[2, 4, 1][4, 1, 1]cpu", view_24: "f32[8, 4][4, 1]cpu", view_26: "i64[8][1]cpu", _log_softmax: "f32[8, 7][7, 1]cpu", getitem_22: "f32[][]cpu", transpose_12: "f32[4, 2, 4][8, 1, 2]cpu", transpose_13: "f32[4, 2, 4][8, 1, 2]cpu", transpose_14: "f32[4, 4, 2][8, 1, 4]cpu", transpose_21: "f32[4, 2, 4][8, 1, 2]cpu", transpose_22: "f32[4, 2, 4][8, 1, 2]cpu", transpose_23: "f32[4, 4, 2][8, 1, 4]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[8, 7][7, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_26, None, 1, -100, getitem_22);  tangents_1 = view_26 = getitem_22 = None
    detach_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    _log_softmax_backward_data: "f32[8, 7][7, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_5, 1, torch.float32);  nll_loss_backward = detach_5 = None
    view_27: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 4, 7]);  _log_softmax_backward_data = None
    view_28: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_27, [8, 7]);  view_27 = None
    t_9: "f32[7, 8][1, 7]cpu" = torch.ops.aten.t.default(view_28)
    mm_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_9, view_24);  t_9 = view_24 = None
    t_10: "f32[4, 7][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_8: "f32[4, 7][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_11: "f32[7, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_28, t_11);  view_28 = t_11 = None
    view_29: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 4, 4]);  mm_2 = None
    t_12: "f32[7, 4][4, 1]cpu" = torch.ops.aten.t.default(t_10);  t_10 = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(view_29, add_8, [4], getitem_19, getitem_20, primals_27, primals_28, [True, True, True]);  view_29 = add_8 = getitem_19 = getitem_20 = primals_27 = primals_28 = None
    getitem_23: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_24: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_25: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    view_30: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_23, [8, 4])
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_25);  primals_25 = None
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_30, t_13);  t_13 = None
    t_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_30)
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_14, view_23);  t_14 = view_23 = None
    t_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_30, [0], True);  view_30 = None
    view_31: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    view_32: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 8]);  mm_3 = None
    _unsafe_view_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_6, [2, 4, 8]);  addmm_6 = None
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_12, 0.5)
    mul_10: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_32, mul_6);  mul_6 = None
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0)
    mul_11: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_32, add_7);  view_32 = add_7 = None
    detach_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(tanh_1);  tanh_1 = None
    detach_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_10, detach_6);  mul_10 = detach_6 = None
    mul_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, 0.7978845608028654);  tanh_backward = None
    mul_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, 0.044715)
    pow_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_12, 2.0);  _unsafe_view_12 = None
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 3.0);  pow_3 = None
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_14);  mul_13 = mul_14 = None
    add_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_15);  mul_12 = mul_15 = None
    mul_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, 0.5);  mul_11 = None
    add_10: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_16);  add_9 = mul_16 = None
    view_33: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_10, [8, 8]);  add_10 = None
    t_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_23);  primals_23 = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_33, t_17);  t_17 = None
    t_18: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(view_33)
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_18, view_22);  t_18 = view_22 = None
    t_19: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_33, [0], True);  view_33 = None
    view_34: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    view_35: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 4, 4]);  mm_5 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(view_35, add_5, [4], getitem_16, getitem_17, primals_21, primals_22, [True, True, True]);  view_35 = add_5 = getitem_16 = getitem_17 = primals_21 = primals_22 = None
    getitem_26: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_27: "f32[4][1]cpu" = native_layer_norm_backward_1[1]
    getitem_28: "f32[4][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_23, getitem_26);  getitem_23 = getitem_26 = None
    view_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_11, [8, 4])
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    t_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    mm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_36, t_21);  t_21 = None
    t_22: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_36)
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_22, view_21);  t_22 = view_21 = None
    t_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    sum_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_36, [0], True);  view_36 = None
    view_37: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_3, [4]);  sum_3 = None
    t_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    view_38: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 4, 4]);  mm_7 = None
    view_39: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_38, [2, 4, 2, 2]);  view_38 = None
    transpose_10: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_39, 1, 2);  view_39 = None
    clone_8: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_10, memory_format = torch.contiguous_format);  transpose_10 = None
    _unsafe_view_15: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_8, [4, 4, 2]);  clone_8 = None
    expand_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 4, 4])
    view_18: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_6, [4, 4, 4]);  expand_6 = None
    transpose_11: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(view_18, 1, 2);  view_18 = None
    bmm_4: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_11, _unsafe_view_15);  transpose_11 = None
    bmm_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_15, transpose_12);  _unsafe_view_15 = transpose_12 = None
    view_40: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 2]);  bmm_4 = None
    view_41: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 4, 4]);  bmm_5 = None
    detach_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(_softmax_1);  _softmax_1 = None
    detach_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _softmax_backward_data: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_41, detach_7, -1, torch.float32);  view_41 = detach_7 = None
    masked_fill_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.masked_fill.Scalar(_softmax_backward_data, eq, 0);  _softmax_backward_data = None
    mul_17: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_2, 0.7071067811865475);  masked_fill_2 = None
    view_42: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_17, [4, 4, 4]);  mul_17 = None
    bmm_6: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_13, view_42);  transpose_13 = None
    bmm_7: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_42, transpose_14);  view_42 = transpose_14 = None
    view_43: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 2, 4]);  bmm_6 = None
    view_44: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 4, 2]);  bmm_7 = None
    transpose_15: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.transpose.int(view_43, -2, -1);  view_43 = None
    transpose_16: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_40, 1, 2);  view_40 = None
    clone_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_16, memory_format = torch.contiguous_format);  transpose_16 = None
    _unsafe_view_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_9, [2, 4, 4]);  clone_9 = None
    transpose_17: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.transpose.int(transpose_15, 1, 2);  transpose_15 = None
    view_45: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(transpose_17, [2, 4, 4]);  transpose_17 = None
    transpose_18: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_44, 1, 2);  view_44 = None
    clone_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_18, memory_format = torch.contiguous_format);  transpose_18 = None
    _unsafe_view_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_10, [2, 4, 4]);  clone_10 = None
    cat: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_17, view_45, _unsafe_view_16], 2);  _unsafe_view_17 = view_45 = _unsafe_view_16 = None
    view_46: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [8, 12]);  cat = None
    t_4: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_17);  primals_17 = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_46, t_25);  t_25 = None
    t_26: "f32[12, 8][1, 12]cpu" = torch.ops.aten.t.default(view_46)
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_26, view_12);  t_26 = view_12 = None
    t_27: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    sum_4: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_46, [0], True);  view_46 = None
    view_47: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_4, [12]);  sum_4 = None
    t_28: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_27);  t_27 = None
    view_48: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 4, 4]);  mm_9 = None
    native_layer_norm_backward_2 = torch.ops.aten.native_layer_norm_backward.default(view_48, add_4, [4], getitem_10, getitem_11, primals_15, primals_16, [True, True, True]);  view_48 = add_4 = getitem_10 = getitem_11 = primals_15 = primals_16 = None
    getitem_29: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_2[0]
    getitem_30: "f32[4][1]cpu" = native_layer_norm_backward_2[1]
    getitem_31: "f32[4][1]cpu" = native_layer_norm_backward_2[2];  native_layer_norm_backward_2 = None
    add_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, getitem_29);  add_11 = getitem_29 = None
    view_49: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [8, 4])
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_49, t_29);  t_29 = None
    t_30: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_49)
    mm_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_30, view_11);  t_30 = view_11 = None
    t_31: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    sum_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_49, [0], True);  view_49 = None
    view_50: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    t_32: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_31);  t_31 = None
    view_51: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 4, 8]);  mm_11 = None
    _unsafe_view_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_2, [2, 4, 8]);  addmm_2 = None
    mul_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_5, 0.5)
    mul_18: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_51, mul_1);  mul_1 = None
    add_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0)
    mul_19: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_51, add_3);  view_51 = add_3 = None
    detach_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_18, detach_8);  mul_18 = detach_8 = None
    mul_20: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward_1, 0.7978845608028654);  tanh_backward_1 = None
    mul_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, 0.044715)
    pow_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_unsafe_view_5, 2.0);  _unsafe_view_5 = None
    mul_22: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 3.0);  pow_4 = None
    mul_23: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, mul_22);  mul_21 = mul_22 = None
    add_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_20, mul_23);  mul_20 = mul_23 = None
    mul_24: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, 0.5);  mul_19 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_24);  add_13 = mul_24 = None
    view_52: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_14, [8, 8]);  add_14 = None
    t_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_11);  primals_11 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_52, t_33);  t_33 = None
    t_34: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(view_52)
    mm_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_34, view_10);  t_34 = view_10 = None
    t_35: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_52, [0], True);  view_52 = None
    view_53: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    t_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_35);  t_35 = None
    view_54: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 4, 4]);  mm_13 = None
    native_layer_norm_backward_3 = torch.ops.aten.native_layer_norm_backward.default(view_54, add_1, [4], getitem_7, getitem_8, primals_9, primals_10, [True, True, True]);  view_54 = add_1 = getitem_7 = getitem_8 = primals_9 = primals_10 = None
    getitem_32: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_3[0]
    getitem_33: "f32[4][1]cpu" = native_layer_norm_backward_3[1]
    getitem_34: "f32[4][1]cpu" = native_layer_norm_backward_3[2];  native_layer_norm_backward_3 = None
    add_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, getitem_32);  add_12 = getitem_32 = None
    view_55: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_15, [8, 4])
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_55, t_37);  t_37 = None
    t_38: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(view_55)
    mm_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_38, view_9);  t_38 = view_9 = None
    t_39: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_16);  mm_16 = None
    sum_7: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_55, [0], True);  view_55 = None
    view_56: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_7, [4]);  sum_7 = None
    t_40: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_39);  t_39 = None
    view_57: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 4, 4]);  mm_15 = None
    view_58: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_57, [2, 4, 2, 2]);  view_57 = None
    transpose_19: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_58, 1, 2);  view_58 = None
    clone_11: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_19, memory_format = torch.contiguous_format);  transpose_19 = None
    _unsafe_view_18: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_11, [4, 4, 2]);  clone_11 = None
    expand_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 4, 4])
    view_6: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    transpose_20: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    bmm_8: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_20, _unsafe_view_18);  transpose_20 = None
    bmm_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_18, transpose_21);  _unsafe_view_18 = transpose_21 = None
    view_59: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 4, 2]);  bmm_8 = None
    view_60: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_9, [2, 2, 4, 4]);  bmm_9 = None
    detach: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_60, detach_9, -1, torch.float32);  view_60 = detach_9 = None
    masked_fill_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.masked_fill.Scalar(_softmax_backward_data_1, eq, 0);  _softmax_backward_data_1 = eq = None
    mul_25: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_3, 0.7071067811865475);  masked_fill_3 = None
    view_61: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_25, [4, 4, 4]);  mul_25 = None
    bmm_10: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_22, view_61);  transpose_22 = None
    bmm_11: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_61, transpose_23);  view_61 = transpose_23 = None
    view_62: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_10, [2, 2, 2, 4]);  bmm_10 = None
    view_63: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_11, [2, 2, 4, 2]);  bmm_11 = None
    transpose_24: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.transpose.int(view_62, -2, -1);  view_62 = None
    transpose_25: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_59, 1, 2);  view_59 = None
    clone_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_25, memory_format = torch.contiguous_format);  transpose_25 = None
    _unsafe_view_19: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_12, [2, 4, 4]);  clone_12 = None
    transpose_26: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.transpose.int(transpose_24, 1, 2);  transpose_24 = None
    view_64: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(transpose_26, [2, 4, 4]);  transpose_26 = None
    transpose_27: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_63, 1, 2);  view_63 = None
    clone_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_27, memory_format = torch.contiguous_format);  transpose_27 = None
    _unsafe_view_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_13, [2, 4, 4]);  clone_13 = None
    cat_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_20, view_64, _unsafe_view_19], 2);  _unsafe_view_20 = view_64 = _unsafe_view_19 = None
    view_65: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [8, 12]);  cat_1 = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_65, t_41);  t_41 = None
    t_42: "f32[12, 8][1, 12]cpu" = torch.ops.aten.t.default(view_65)
    mm_18: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_42, view);  t_42 = view = None
    t_43: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_18);  mm_18 = None
    sum_8: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_65, [0], True);  view_65 = None
    view_66: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_8, [12]);  sum_8 = None
    t_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_43);  t_43 = None
    view_67: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 4, 4]);  mm_17 = None
    native_layer_norm_backward_4 = torch.ops.aten.native_layer_norm_backward.default(view_67, add, [4], getitem_1, getitem_2, primals_3, primals_4, [True, True, True]);  view_67 = add = getitem_1 = getitem_2 = primals_3 = primals_4 = None
    getitem_35: "f32[2, 4, 4][16, 4, 1]cpu" = native_layer_norm_backward_4[0]
    getitem_36: "f32[4][1]cpu" = native_layer_norm_backward_4[1]
    getitem_37: "f32[4][1]cpu" = native_layer_norm_backward_4[2];  native_layer_norm_backward_4 = None
    add_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_15, getitem_35);  add_15 = getitem_35 = None
    sum_9: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_16, [0], True)
    view_68: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_9, [4, 4]);  sum_9 = None
    embedding_dense_backward: "f32[5, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(view_68, arange, 5, -1, False);  view_68 = arange = None
    embedding_dense_backward_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(add_16, primals_29, 7, -1, False);  add_16 = primals_29 = None
    add_17: "f32[7, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(t_12, embedding_dense_backward_1);  t_12 = embedding_dense_backward_1 = None
    return (add_17, embedding_dense_backward, getitem_36, getitem_37, t_44, view_66, t_40, view_56, getitem_33, getitem_34, t_36, view_53, t_32, view_50, getitem_30, getitem_31, t_28, view_47, t_24, view_37, getitem_27, getitem_28, t_20, view_34, t_16, view_31, getitem_24, getitem_25, None, None)
