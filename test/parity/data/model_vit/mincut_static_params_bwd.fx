def forward(self, primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[12, 4][4, 1]cpu", primals_9: "f32[4, 4][4, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[8, 4][4, 1]cpu", primals_15: "f32[4, 8][8, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[12, 4][4, 1]cpu", primals_21: "f32[4, 4][4, 1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[8, 4][4, 1]cpu", primals_27: "f32[4, 8][8, 1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[3, 4][4, 1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu", add: "f32[2, 5, 4][20, 4, 1]cpu", getitem_1: "f32[2, 5, 1][5, 1, 1]cpu", getitem_2: "f32[2, 5, 1][5, 1, 1]cpu", view_1: "f32[10, 4][4, 1]cpu", _softmax: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu", view_9: "f32[10, 4][4, 1]cpu", add_1: "f32[2, 5, 4][20, 4, 1]cpu", getitem_7: "f32[2, 5, 1][5, 1, 1]cpu", getitem_8: "f32[2, 5, 1][5, 1, 1]cpu", view_10: "f32[10, 4][4, 1]cpu", addmm_2: "f32[10, 8][8, 1]cpu", view_11: "f32[10, 8][8, 1]cpu", add_2: "f32[2, 5, 4][20, 4, 1]cpu", getitem_10: "f32[2, 5, 1][5, 1, 1]cpu", getitem_11: "f32[2, 5, 1][5, 1, 1]cpu", view_12: "f32[10, 4][4, 1]cpu", _softmax_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu", view_20: "f32[10, 4][4, 1]cpu", add_3: "f32[2, 5, 4][20, 4, 1]cpu", getitem_16: "f32[2, 5, 1][5, 1, 1]cpu", getitem_17: "f32[2, 5, 1][5, 1, 1]cpu", view_21: "f32[10, 4][4, 1]cpu", addmm_6: "f32[10, 8][8, 1]cpu", view_22: "f32[10, 8][8, 1]cpu", add_4: "f32[2, 5, 4][20, 4, 1]cpu", getitem_19: "f32[2, 5, 1][5, 1, 1]cpu", getitem_20: "f32[2, 5, 1][5, 1, 1]cpu", select: "f32[2, 4][20, 1]cpu", _log_softmax: "f32[2, 3][3, 1]cpu", getitem_22: "f32[][]cpu", transpose_13: "f32[4, 2, 5][10, 1, 2]cpu", transpose_14: "f32[4, 2, 5][10, 1, 2]cpu", transpose_15: "f32[4, 5, 2][10, 1, 5]cpu", transpose_22: "f32[4, 2, 5][10, 1, 2]cpu", transpose_23: "f32[4, 2, 5][10, 1, 2]cpu", transpose_24: "f32[4, 5, 2][10, 1, 5]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_34, None, 1, -100, getitem_22);  tangents_1 = primals_34 = getitem_22 = None
    detach_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_3, 1, torch.float32);  nll_loss_backward = detach_3 = None
    t_8: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_31);  primals_31 = None
    t_9: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_9);  t_9 = None
    t_10: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_10, select);  t_10 = select = None
    t_11: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view_23: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_12: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_11);  t_11 = None
    select_backward: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.select_backward.default(mm, [2, 5, 4], 1, 0);  mm = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(select_backward, add_4, [4], getitem_19, getitem_20, primals_29, primals_30, [True, True, True]);  select_backward = add_4 = getitem_19 = getitem_20 = primals_29 = primals_30 = None
    getitem_23: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_24: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_25: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    view_24: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_23, [10, 4])
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_27);  primals_27 = None
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_24, t_13);  t_13 = None
    t_14: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_24)
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_14, view_22);  t_14 = view_22 = None
    t_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_24, [0], True);  view_24 = None
    view_25: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    t_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    view_26: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 5, 8]);  mm_2 = None
    _unsafe_view_12: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_6, [2, 5, 8]);  addmm_6 = None
    gelu_backward: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_26, _unsafe_view_12);  view_26 = _unsafe_view_12 = None
    view_27: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward, [10, 8]);  gelu_backward = None
    t_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_25);  primals_25 = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    mm_4: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_27, t_17);  t_17 = None
    t_18: "f32[8, 10][1, 8]cpu" = torch.ops.aten.t.default(view_27)
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_18, view_21);  t_18 = view_21 = None
    t_19: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_5);  mm_5 = None
    sum_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_27, [0], True);  view_27 = None
    view_28: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    t_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    view_29: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 5, 4]);  mm_4 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(view_29, add_3, [4], getitem_16, getitem_17, primals_23, primals_24, [True, True, True]);  view_29 = add_3 = getitem_16 = getitem_17 = primals_23 = primals_24 = None
    getitem_26: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_27: "f32[4][1]cpu" = native_layer_norm_backward_1[1]
    getitem_28: "f32[4][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_23, getitem_26);  getitem_23 = getitem_26 = None
    view_30: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [10, 4])
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_21);  primals_21 = None
    t_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    mm_6: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_30, t_21);  t_21 = None
    t_22: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_30)
    mm_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_22, view_20);  t_22 = view_20 = None
    t_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_7);  mm_7 = None
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_30, [0], True);  view_30 = None
    view_31: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_4, [4]);  sum_4 = None
    t_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    view_32: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 5, 4]);  mm_6 = None
    view_33: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_32, [2, 5, 2, 2]);  view_32 = None
    transpose_11: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_33, 1, 2);  view_33 = None
    clone_8: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format);  transpose_11 = None
    _unsafe_view_14: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_8, [4, 5, 2]);  clone_8 = None
    expand_7: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 5, 5])
    view_17: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_7, [4, 5, 5]);  expand_7 = None
    transpose_12: "f32[4, 5, 5][25, 1, 5]cpu" = torch.ops.aten.transpose.int(view_17, 1, 2);  view_17 = None
    bmm_4: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_12, _unsafe_view_14);  transpose_12 = None
    bmm_5: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_14, transpose_13);  _unsafe_view_14 = transpose_13 = None
    view_34: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 5, 2]);  bmm_4 = None
    view_35: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 5, 5]);  bmm_5 = None
    detach_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.detach.default(_softmax_1);  _softmax_1 = None
    detach_4: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _softmax_backward_data: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_35, detach_4, -1, torch.float32);  view_35 = detach_4 = None
    mul_2: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.7071067811865475);  _softmax_backward_data = None
    view_36: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(mul_2, [4, 5, 5]);  mul_2 = None
    bmm_6: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.bmm.default(transpose_14, view_36);  transpose_14 = None
    bmm_7: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_36, transpose_15);  view_36 = transpose_15 = None
    view_37: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 2, 5]);  bmm_6 = None
    view_38: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 5, 2]);  bmm_7 = None
    transpose_16: "f32[2, 2, 5, 2][20, 10, 1, 5]cpu" = torch.ops.aten.transpose.int(view_37, -2, -1);  view_37 = None
    transpose_17: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_34, 1, 2);  view_34 = None
    clone_9: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_17, memory_format = torch.contiguous_format);  transpose_17 = None
    _unsafe_view_15: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_9, [2, 5, 4]);  clone_9 = None
    transpose_18: "f32[2, 5, 2, 2][20, 1, 10, 5]cpu" = torch.ops.aten.transpose.int(transpose_16, 1, 2);  transpose_16 = None
    view_39: "f32[2, 5, 4][20, 1, 5]cpu" = torch.ops.aten.view.default(transpose_18, [2, 5, 4]);  transpose_18 = None
    transpose_19: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_38, 1, 2);  view_38 = None
    clone_10: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_19, memory_format = torch.contiguous_format);  transpose_19 = None
    _unsafe_view_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_10, [2, 5, 4]);  clone_10 = None
    cat_1: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_16, view_39, _unsafe_view_15], 2);  _unsafe_view_16 = view_39 = _unsafe_view_15 = None
    view_40: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [10, 12]);  cat_1 = None
    t_4: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_8: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_40, t_25);  t_25 = None
    t_26: "f32[12, 10][1, 12]cpu" = torch.ops.aten.t.default(view_40)
    mm_9: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_26, view_12);  t_26 = view_12 = None
    t_27: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_9);  mm_9 = None
    sum_5: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_40, [0], True);  view_40 = None
    view_41: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_5, [12]);  sum_5 = None
    t_28: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_27);  t_27 = None
    view_42: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 5, 4]);  mm_8 = None
    native_layer_norm_backward_2 = torch.ops.aten.native_layer_norm_backward.default(view_42, add_2, [4], getitem_10, getitem_11, primals_17, primals_18, [True, True, True]);  view_42 = add_2 = getitem_10 = getitem_11 = primals_17 = primals_18 = None
    getitem_29: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_2[0]
    getitem_30: "f32[4][1]cpu" = native_layer_norm_backward_2[1]
    getitem_31: "f32[4][1]cpu" = native_layer_norm_backward_2[2];  native_layer_norm_backward_2 = None
    add_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, getitem_29);  add_5 = getitem_29 = None
    view_43: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_6, [10, 4])
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_15);  primals_15 = None
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_10: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_43, t_29);  t_29 = None
    t_30: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_43)
    mm_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_30, view_11);  t_30 = view_11 = None
    t_31: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_11);  mm_11 = None
    sum_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_43, [0], True);  view_43 = None
    view_44: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_6, [4]);  sum_6 = None
    t_32: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_31);  t_31 = None
    view_45: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_10, [2, 5, 8]);  mm_10 = None
    _unsafe_view_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_2, [2, 5, 8]);  addmm_2 = None
    gelu_backward_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_45, _unsafe_view_5);  view_45 = _unsafe_view_5 = None
    view_46: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward_1, [10, 8]);  gelu_backward_1 = None
    t_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_12: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_46, t_33);  t_33 = None
    t_34: "f32[8, 10][1, 8]cpu" = torch.ops.aten.t.default(view_46)
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_34, view_10);  t_34 = view_10 = None
    t_35: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_13);  mm_13 = None
    sum_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_46, [0], True);  view_46 = None
    view_47: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    t_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_35);  t_35 = None
    view_48: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_12, [2, 5, 4]);  mm_12 = None
    native_layer_norm_backward_3 = torch.ops.aten.native_layer_norm_backward.default(view_48, add_1, [4], getitem_7, getitem_8, primals_11, primals_12, [True, True, True]);  view_48 = add_1 = getitem_7 = getitem_8 = primals_11 = primals_12 = None
    getitem_32: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_3[0]
    getitem_33: "f32[4][1]cpu" = native_layer_norm_backward_3[1]
    getitem_34: "f32[4][1]cpu" = native_layer_norm_backward_3[2];  native_layer_norm_backward_3 = None
    add_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, getitem_32);  add_6 = getitem_32 = None
    view_49: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_7, [10, 4])
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_9);  primals_9 = None
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_14: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_49, t_37);  t_37 = None
    t_38: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_49)
    mm_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_38, view_9);  t_38 = view_9 = None
    t_39: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_15);  mm_15 = None
    sum_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_49, [0], True);  view_49 = None
    view_50: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_8, [4]);  sum_8 = None
    t_40: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_39);  t_39 = None
    view_51: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_14, [2, 5, 4]);  mm_14 = None
    view_52: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_51, [2, 5, 2, 2]);  view_51 = None
    transpose_20: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_52, 1, 2);  view_52 = None
    clone_11: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_20, memory_format = torch.contiguous_format);  transpose_20 = None
    _unsafe_view_17: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_11, [4, 5, 2]);  clone_11 = None
    expand_3: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 5, 5])
    view_6: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 5, 5]);  expand_3 = None
    transpose_21: "f32[4, 5, 5][25, 1, 5]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    bmm_8: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_21, _unsafe_view_17);  transpose_21 = None
    bmm_9: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_17, transpose_22);  _unsafe_view_17 = transpose_22 = None
    view_53: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 5, 2]);  bmm_8 = None
    view_54: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_9, [2, 2, 5, 5]);  bmm_9 = None
    detach: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_5: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_54, detach_5, -1, torch.float32);  view_54 = detach_5 = None
    mul_3: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data_1, 0.7071067811865475);  _softmax_backward_data_1 = None
    view_55: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(mul_3, [4, 5, 5]);  mul_3 = None
    bmm_10: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.bmm.default(transpose_23, view_55);  transpose_23 = None
    bmm_11: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_55, transpose_24);  view_55 = transpose_24 = None
    view_56: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.view.default(bmm_10, [2, 2, 2, 5]);  bmm_10 = None
    view_57: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_11, [2, 2, 5, 2]);  bmm_11 = None
    transpose_25: "f32[2, 2, 5, 2][20, 10, 1, 5]cpu" = torch.ops.aten.transpose.int(view_56, -2, -1);  view_56 = None
    transpose_26: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_53, 1, 2);  view_53 = None
    clone_12: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_26, memory_format = torch.contiguous_format);  transpose_26 = None
    _unsafe_view_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_12, [2, 5, 4]);  clone_12 = None
    transpose_27: "f32[2, 5, 2, 2][20, 1, 10, 5]cpu" = torch.ops.aten.transpose.int(transpose_25, 1, 2);  transpose_25 = None
    view_58: "f32[2, 5, 4][20, 1, 5]cpu" = torch.ops.aten.view.default(transpose_27, [2, 5, 4]);  transpose_27 = None
    transpose_28: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_57, 1, 2);  view_57 = None
    clone_13: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_28, memory_format = torch.contiguous_format);  transpose_28 = None
    _unsafe_view_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_13, [2, 5, 4]);  clone_13 = None
    cat_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_19, view_58, _unsafe_view_18], 2);  _unsafe_view_19 = view_58 = _unsafe_view_18 = None
    view_59: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_2, [10, 12]);  cat_2 = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_16: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_59, t_41);  t_41 = None
    t_42: "f32[12, 10][1, 12]cpu" = torch.ops.aten.t.default(view_59)
    mm_17: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_42, view_1);  t_42 = view_1 = None
    t_43: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_17);  mm_17 = None
    sum_9: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_59, [0], True);  view_59 = None
    view_60: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_9, [12]);  sum_9 = None
    t_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_43);  t_43 = None
    view_61: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_16, [2, 5, 4]);  mm_16 = None
    native_layer_norm_backward_4 = torch.ops.aten.native_layer_norm_backward.default(view_61, add, [4], getitem_1, getitem_2, primals_5, primals_6, [True, True, True]);  view_61 = add = getitem_1 = getitem_2 = primals_5 = primals_6 = None
    getitem_35: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_4[0]
    getitem_36: "f32[4][1]cpu" = native_layer_norm_backward_4[1]
    getitem_37: "f32[4][1]cpu" = native_layer_norm_backward_4[2];  native_layer_norm_backward_4 = None
    add_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, getitem_35);  add_7 = getitem_35 = None
    sum_10: "f32[1, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_8, [0], True)
    slice_1: "f32[2, 1, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_8, 1, 0, 1)
    slice_2: "f32[2, 4, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_8, 1, 1, 5);  add_8 = None
    sum_11: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True);  slice_1 = None
    transpose_29: "f32[2, 4, 4][20, 1, 4]cpu" = torch.ops.aten.transpose.int(slice_2, 1, 2);  slice_2 = None
    view_62: "f32[2, 4, 2, 2][20, 1, 8, 4]cpu" = torch.ops.aten.view.default(transpose_29, [2, 4, 2, 2]);  transpose_29 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_62, primals_33, primals_3, [4], [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [False, True, True]);  view_62 = primals_33 = primals_3 = None
    getitem_39: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu" = convolution_backward[1]
    getitem_40: "f32[4][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (sum_11, sum_10, getitem_39, getitem_40, getitem_36, getitem_37, t_44, view_60, t_40, view_50, getitem_33, getitem_34, t_36, view_47, t_32, view_44, getitem_30, getitem_31, t_28, view_41, t_24, view_31, getitem_27, getitem_28, t_20, view_28, t_16, view_25, getitem_24, getitem_25, t_12, view_23, None, None)
