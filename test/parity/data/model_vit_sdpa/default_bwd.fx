def forward(self, primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu", add: "f32[2, 5, 4][20, 4, 1]cpu", getitem_1: "f32[2, 5, 1][5, 1, 1]cpu", getitem_2: "f32[2, 5, 1][5, 1, 1]cpu", view_1: "f32[10, 4][4, 1]cpu", t: "f32[4, 12][1, 4]cpu", transpose_1: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", transpose_2: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", transpose_3: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", getitem_7: "f32[2, 2, 5][10, 1, 2]cpu", detach: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu", view_6: "f32[10, 4][4, 1]cpu", t_1: "f32[4, 4][1, 4]cpu", add_1: "f32[2, 5, 4][20, 4, 1]cpu", getitem_9: "f32[2, 5, 1][5, 1, 1]cpu", getitem_10: "f32[2, 5, 1][5, 1, 1]cpu", view_7: "f32[10, 4][4, 1]cpu", t_2: "f32[4, 8][1, 4]cpu", _unsafe_view_2: "f32[2, 5, 8][40, 8, 1]cpu", view_8: "f32[10, 8][8, 1]cpu", t_3: "f32[8, 4][1, 8]cpu", add_2: "f32[2, 5, 4][20, 4, 1]cpu", getitem_12: "f32[2, 5, 1][5, 1, 1]cpu", getitem_13: "f32[2, 5, 1][5, 1, 1]cpu", view_9: "f32[10, 4][4, 1]cpu", t_4: "f32[4, 12][1, 4]cpu", transpose_5: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", transpose_6: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", transpose_7: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu", getitem_18: "f32[2, 2, 5][10, 1, 2]cpu", detach_1: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu", view_14: "f32[10, 4][4, 1]cpu", t_5: "f32[4, 4][1, 4]cpu", add_3: "f32[2, 5, 4][20, 4, 1]cpu", getitem_20: "f32[2, 5, 1][5, 1, 1]cpu", getitem_21: "f32[2, 5, 1][5, 1, 1]cpu", view_15: "f32[10, 4][4, 1]cpu", t_6: "f32[4, 8][1, 4]cpu", _unsafe_view_6: "f32[2, 5, 8][40, 8, 1]cpu", view_16: "f32[10, 8][8, 1]cpu", t_7: "f32[8, 4][1, 8]cpu", add_4: "f32[2, 5, 4][20, 4, 1]cpu", getitem_23: "f32[2, 5, 1][5, 1, 1]cpu", getitem_24: "f32[2, 5, 1][5, 1, 1]cpu", select: "f32[2, 4][20, 1]cpu", t_8: "f32[4, 3][1, 4]cpu", _log_softmax: "f32[2, 3][3, 1]cpu", detach_2: "f32[2, 3][3, 1]cpu", getitem_26: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose_1, transpose_2, transpose_3);  _scaled_dot_product_flash_attention_for_cpu = None
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(transpose_5, transpose_6, transpose_7);  _scaled_dot_product_flash_attention_for_cpu_1 = None
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_34, None, 1, -100, getitem_26);  tangents_1 = _log_softmax = primals_34 = getitem_26 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_3, 1, torch.float32);  nll_loss_backward = detach_3 = None
    t_9: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_9);  t_9 = None
    t_10: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_10, select);  t_10 = select = None
    t_11: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view_17: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_12: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_11);  t_11 = None
    select_backward: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.select_backward.default(mm, [2, 5, 4], 1, 0);  mm = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(select_backward, add_4, [4], getitem_23, getitem_24, primals_29, primals_30, [True, True, True]);  select_backward = add_4 = getitem_23 = getitem_24 = primals_29 = primals_30 = None
    getitem_27: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_28: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_29: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    view_18: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_27, [10, 4])
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_18, t_13);  t_13 = None
    t_14: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_18)
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_14, view_16);  t_14 = view_16 = None
    t_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_18, [0], True);  view_18 = None
    view_19: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    t_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    view_20: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 5, 8]);  mm_2 = None
    gelu_backward: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_20, _unsafe_view_6);  view_20 = _unsafe_view_6 = None
    view_21: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward, [10, 8]);  gelu_backward = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    mm_4: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_21, t_17);  t_17 = None
    t_18: "f32[8, 10][1, 8]cpu" = torch.ops.aten.t.default(view_21)
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_18, view_15);  t_18 = view_15 = None
    t_19: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_5);  mm_5 = None
    sum_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_21, [0], True);  view_21 = None
    view_22: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    t_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    view_23: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 5, 4]);  mm_4 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(view_23, add_3, [4], getitem_20, getitem_21, primals_23, primals_24, [True, True, True]);  view_23 = add_3 = getitem_20 = getitem_21 = primals_23 = primals_24 = None
    getitem_30: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_31: "f32[4][1]cpu" = native_layer_norm_backward_1[1]
    getitem_32: "f32[4][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_27, getitem_30);  getitem_27 = getitem_30 = None
    view_24: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [10, 4])
    t_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    mm_6: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_24, t_21);  t_21 = None
    t_22: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_24)
    mm_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_22, view_14);  t_22 = view_14 = None
    t_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_7);  mm_7 = None
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_24, [0], True);  view_24 = None
    view_25: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_4, [4]);  sum_4 = None
    t_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    view_26: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 5, 4]);  mm_6 = None
    view_27: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_26, [2, 5, 2, 2]);  view_26 = None
    transpose_9: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_27, 1, 2);  view_27 = None
    detach_4: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(transpose_9, transpose_5, transpose_6, transpose_7, detach_4, getitem_18, 0.0, False);  transpose_9 = transpose_5 = transpose_6 = transpose_7 = detach_4 = getitem_18 = None
    getitem_33: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_34: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_35: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    transpose_10: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_35, 1, 2);  getitem_35 = None
    view_28: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_10, [2, 5, 4]);  transpose_10 = None
    transpose_11: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_34, 1, 2);  getitem_34 = None
    view_29: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_11, [2, 5, 4]);  transpose_11 = None
    transpose_12: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_33, 1, 2);  getitem_33 = None
    view_30: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_12, [2, 5, 4]);  transpose_12 = None
    cat_1: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_30, view_29, view_28], 2);  view_30 = view_29 = view_28 = None
    view_31: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [10, 12]);  cat_1 = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_8: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_31, t_25);  t_25 = None
    t_26: "f32[12, 10][1, 12]cpu" = torch.ops.aten.t.default(view_31)
    mm_9: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_26, view_9);  t_26 = view_9 = None
    t_27: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_9);  mm_9 = None
    sum_5: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_31, [0], True);  view_31 = None
    view_32: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_5, [12]);  sum_5 = None
    t_28: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_27);  t_27 = None
    view_33: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 5, 4]);  mm_8 = None
    native_layer_norm_backward_2 = torch.ops.aten.native_layer_norm_backward.default(view_33, add_2, [4], getitem_12, getitem_13, primals_17, primals_18, [True, True, True]);  view_33 = add_2 = getitem_12 = getitem_13 = primals_17 = primals_18 = None
    getitem_36: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_2[0]
    getitem_37: "f32[4][1]cpu" = native_layer_norm_backward_2[1]
    getitem_38: "f32[4][1]cpu" = native_layer_norm_backward_2[2];  native_layer_norm_backward_2 = None
    add_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, getitem_36);  add_5 = getitem_36 = None
    view_34: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_6, [10, 4])
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_10: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_34, t_29);  t_29 = None
    t_30: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_34)
    mm_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_30, view_8);  t_30 = view_8 = None
    t_31: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_11);  mm_11 = None
    sum_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_34, [0], True);  view_34 = None
    view_35: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_6, [4]);  sum_6 = None
    t_32: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_31);  t_31 = None
    view_36: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_10, [2, 5, 8]);  mm_10 = None
    gelu_backward_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_36, _unsafe_view_2);  view_36 = _unsafe_view_2 = None
    view_37: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward_1, [10, 8]);  gelu_backward_1 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_12: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_37, t_33);  t_33 = None
    t_34: "f32[8, 10][1, 8]cpu" = torch.ops.aten.t.default(view_37)
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_34, view_7);  t_34 = view_7 = None
    t_35: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_13);  mm_13 = None
    sum_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_37, [0], True);  view_37 = None
    view_38: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    t_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_35);  t_35 = None
    view_39: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_12, [2, 5, 4]);  mm_12 = None
    native_layer_norm_backward_3 = torch.ops.aten.native_layer_norm_backward.default(view_39, add_1, [4], getitem_9, getitem_10, primals_11, primals_12, [True, True, True]);  view_39 = add_1 = getitem_9 = getitem_10 = primals_11 = primals_12 = None
    getitem_39: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_3[0]
    getitem_40: "f32[4][1]cpu" = native_layer_norm_backward_3[1]
    getitem_41: "f32[4][1]cpu" = native_layer_norm_backward_3[2];  native_layer_norm_backward_3 = None
    add_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, getitem_39);  add_6 = getitem_39 = None
    view_40: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_7, [10, 4])
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_14: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_40, t_37);  t_37 = None
    t_38: "f32[4, 10][1, 4]cpu" = torch.ops.aten.t.default(view_40)
    mm_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_38, view_6);  t_38 = view_6 = None
    t_39: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_15);  mm_15 = None
    sum_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_40, [0], True);  view_40 = None
    view_41: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_8, [4]);  sum_8 = None
    t_40: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_39);  t_39 = None
    view_42: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_14, [2, 5, 4]);  mm_14 = None
    view_43: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_42, [2, 5, 2, 2]);  view_42 = None
    transpose_13: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_43, 1, 2);  view_43 = None
    detach_5: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(transpose_13, transpose_1, transpose_2, transpose_3, detach_5, getitem_7, 0.0, False);  transpose_13 = transpose_1 = transpose_2 = transpose_3 = detach_5 = getitem_7 = None
    getitem_42: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_43: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_44: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    transpose_14: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_44, 1, 2);  getitem_44 = None
    view_44: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_14, [2, 5, 4]);  transpose_14 = None
    transpose_15: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_43, 1, 2);  getitem_43 = None
    view_45: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_15, [2, 5, 4]);  transpose_15 = None
    transpose_16: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(getitem_42, 1, 2);  getitem_42 = None
    view_46: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(transpose_16, [2, 5, 4]);  transpose_16 = None
    cat_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_46, view_45, view_44], 2);  view_46 = view_45 = view_44 = None
    view_47: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_2, [10, 12]);  cat_2 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_16: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_47, t_41);  t_41 = None
    t_42: "f32[12, 10][1, 12]cpu" = torch.ops.aten.t.default(view_47)
    mm_17: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_42, view_1);  t_42 = view_1 = None
    t_43: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_17);  mm_17 = None
    sum_9: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_47, [0], True);  view_47 = None
    view_48: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_9, [12]);  sum_9 = None
    t_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_43);  t_43 = None
    view_49: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_16, [2, 5, 4]);  mm_16 = None
    native_layer_norm_backward_4 = torch.ops.aten.native_layer_norm_backward.default(view_49, add, [4], getitem_1, getitem_2, primals_5, primals_6, [True, True, True]);  view_49 = add = getitem_1 = getitem_2 = primals_5 = primals_6 = None
    getitem_45: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward_4[0]
    getitem_46: "f32[4][1]cpu" = native_layer_norm_backward_4[1]
    getitem_47: "f32[4][1]cpu" = native_layer_norm_backward_4[2];  native_layer_norm_backward_4 = None
    add_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, getitem_45);  add_7 = getitem_45 = None
    sum_10: "f32[1, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_8, [0], True)
    slice_1: "f32[2, 1, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_8, 1, 0, 1)
    slice_2: "f32[2, 4, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_8, 1, 1, 5);  add_8 = None
    sum_11: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True);  slice_1 = None
    transpose_17: "f32[2, 4, 4][20, 1, 4]cpu" = torch.ops.aten.transpose.int(slice_2, 1, 2);  slice_2 = None
    view_50: "f32[2, 4, 2, 2][20, 1, 8, 4]cpu" = torch.ops.aten.view.default(transpose_17, [2, 4, 2, 2]);  transpose_17 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_50, primals_33, primals_3, [4], [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [False, True, True]);  view_50 = primals_33 = primals_3 = None
    getitem_49: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu" = convolution_backward[1]
    getitem_50: "f32[4][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (sum_11, sum_10, getitem_49, getitem_50, getitem_46, getitem_47, t_44, view_48, t_40, view_41, getitem_40, getitem_41, t_36, view_38, t_32, view_35, getitem_37, getitem_38, t_28, view_32, t_24, view_25, getitem_31, getitem_32, t_20, view_22, t_16, view_19, getitem_28, getitem_29, t_12, view_17, None, None)
