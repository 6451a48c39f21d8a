def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4][1]cpu", _unsafe_view_1: "f32[4, 3, 2][6, 2, 1]cpu", _unsafe_view_2: "f32[4, 2, 3][6, 3, 1]cpu", _unsafe_view_3: "f32[4, 3, 2][6, 2, 1]cpu", t_1: "f32[4, 4][1, 4]cpu", t_2: "f32[4, 8][1, 4]cpu", t_6: "f32[4, 8][8, 1]cpu", t_18: "f32[12, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_10: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    t_4: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_10)
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, _unsafe_view_2)
    view_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 0.7);  view_4 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3])
    view_5: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_5, _unsafe_view_3)
    view_6: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    transpose_4: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    _unsafe_view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_4, [6, 4]);  _unsafe_view_4 = None
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_7, t_1)
    _unsafe_view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 3, 4]);  mm_1 = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, _unsafe_view_5);  _unsafe_view_5 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add, [4], primals_6, primals_7, 1e-05)
    getitem_6: "f32[2, 3, 4][12, 4, 1]cpu" = native_layer_norm_1[0]
    getitem_7: "f32[2, 3, 1][3, 1, 1]cpu" = native_layer_norm_1[1]
    getitem_8: "f32[2, 3, 1][3, 1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    view_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [6, 4]);  getitem_6 = None
    mm_2: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_8, t_2)
    _unsafe_view_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_2, [2, 3, 8]);  mm_2 = None
    gelu: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu.default(_unsafe_view_6)
    view_9: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [6, 8]);  gelu = None
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_4, view_9);  t_4 = view_9 = None
    t_5: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    mm_5: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_10, t_6);  view_10 = t_6 = None
    view_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 8]);  mm_5 = None
    t_7: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    gelu_backward: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_11, _unsafe_view_6);  view_11 = _unsafe_view_6 = None
    view_12: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward, [6, 8]);  gelu_backward = None
    t_8: "f32[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_12)
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_8, view_8);  t_8 = view_8 = None
    t_9: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    t_10: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_12, t_10);  view_12 = t_10 = None
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 3, 4]);  mm_7 = None
    t_11: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(view_13, add, [4], getitem_7, getitem_8, primals_6, primals_7, [True, True, True]);  view_13 = add = getitem_7 = getitem_8 = primals_6 = primals_7 = None
    getitem_9: "f32[2, 3, 4][12, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_10: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_11: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, getitem_9);  tangents_1 = getitem_9 = None
    view_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_2, [6, 4])
    t_12: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_14)
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_12, view_7);  t_12 = view_7 = None
    t_13: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    t_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_14, t_14);  view_14 = t_14 = None
    view_15: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 4]);  mm_9 = None
    t_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_13);  t_13 = None
    view_16: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_15, [2, 3, 2, 2]);  view_15 = None
    transpose_5: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_16, 1, 2);  view_16 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    _unsafe_view_8: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [4, 3, 2]);  clone_4 = None
    transpose_6: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, _unsafe_view_8);  transpose_6 = None
    transpose_7: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 1, 2);  _unsafe_view_3 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_8, transpose_7);  _unsafe_view_8 = transpose_7 = None
    view_17: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_18: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_18, detach_1, -1, torch.float32);  view_18 = detach_1 = None
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.7);  _softmax_backward_data = None
    view_19: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [4, 3, 3]);  mul_1 = None
    transpose_8: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_1, 1, 2);  _unsafe_view_1 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_8, view_19);  transpose_8 = None
    transpose_9: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(_unsafe_view_2, 1, 2);  _unsafe_view_2 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_19, transpose_9);  view_19 = transpose_9 = None
    view_20: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 3]);  bmm_4 = None
    view_21: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    transpose_10: "f32[2, 2, 3, 2][12, 6, 1, 3]cpu" = torch.ops.aten.transpose.int(view_20, -2, -1);  view_20 = None
    transpose_11: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_17, 1, 2);  view_17 = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format);  transpose_11 = None
    _unsafe_view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [2, 3, 4]);  clone_5 = None
    transpose_12: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.transpose.int(transpose_10, 1, 2);  transpose_10 = None
    view_22: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(transpose_12, [2, 3, 4]);  transpose_12 = None
    transpose_13: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_21, 1, 2);  view_21 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_13, memory_format = torch.contiguous_format);  transpose_13 = None
    _unsafe_view_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [2, 3, 4]);  clone_6 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_10, view_22, _unsafe_view_9], 2);  _unsafe_view_10 = view_22 = _unsafe_view_9 = None
    view_23: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    t_16: "f32[12, 6][1, 12]cpu" = torch.ops.aten.t.default(view_23)
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], primals_2, primals_3, 1e-05)
    getitem: "f32[2, 3, 4][12, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 3, 1][3, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 3, 1][3, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [6, 4]);  getitem = None
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_16, view);  t_16 = view = None
    t_17: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    mm_11: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_23, t_18);  view_23 = t_18 = None
    view_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 4]);  mm_11 = None
    t_19: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_17);  t_17 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(view_24, primals_1, [4], getitem_1, getitem_2, primals_2, primals_3, [True, True, True]);  view_24 = primals_1 = getitem_1 = getitem_2 = primals_2 = primals_3 = None
    getitem_12: "f32[2, 3, 4][12, 4, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_13: "f32[4][1]cpu" = native_layer_norm_backward_1[1]
    getitem_14: "f32[4][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, getitem_12);  add_2 = getitem_12 = None
    return (add_3, getitem_13, getitem_14, t_19, t_15, getitem_10, getitem_11, t_11, t_7)
