def forward(self, primals_1: "f32[1, 1, 4][4, 4, 1]cpu", primals_2: "f32[1, 5, 4][20, 4, 1]cpu", primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[12, 4][4, 1]cpu", primals_8: "f32[12][1]cpu", primals_9: "f32[4, 4][4, 1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[8, 4][4, 1]cpu", primals_14: "f32[8][1]cpu", primals_15: "f32[4, 8][8, 1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[12, 4][4, 1]cpu", primals_20: "f32[12][1]cpu", primals_21: "f32[4, 4][4, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[8, 4][4, 1]cpu", primals_26: "f32[8][1]cpu", primals_27: "f32[4, 8][8, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[3, 4][4, 1]cpu", primals_32: "f32[3][1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu"):
    convolution: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_33, primals_3, primals_4, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 4, 4]);  convolution = None
    transpose: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    expand: "f32[2, 1, 4][0, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, -1, -1])
    cat: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.cat.default([expand, transpose], 1);  expand = transpose = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(cat, primals_2);  cat = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_5, primals_6, 1e-05)
    getitem: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm[0];  native_layer_norm = None
    view_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [10, 4]);  getitem = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    addmm: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_1, t);  primals_8 = view_1 = None
    _unsafe_view: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [2, 5, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(_unsafe_view, 4, 2);  _unsafe_view = None
    getitem_3: "f32[2, 5, 4][60, 12, 1]cpu" = split[0]
    getitem_4: "f32[2, 5, 4][60, 12, 1]cpu" = split[1]
    getitem_5: "f32[2, 5, 4][60, 12, 1]cpu" = split[2];  split = None
    view_2: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 5, 2, 2]);  getitem_3 = None
    transpose_1: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    view_3: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 5, 2, 2]);  getitem_4 = None
    transpose_2: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    view_4: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_5, [2, 5, 2, 2]);  getitem_5 = None
    transpose_3: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    transpose_4: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.transpose.int(transpose_2, -2, -1);  transpose_2 = None
    expand_1: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_1, [2, 2, 5, 2]);  transpose_1 = None
    clone: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_1: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 5, 2]);  clone = None
    expand_2: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(transpose_4, [2, 2, 2, 5]);  transpose_4 = None
    clone_1: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    _unsafe_view_2: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 2, 5]);  clone_1 = None
    bmm: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, _unsafe_view_2)
    view_5: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 5, 5]);  bmm = None
    mul: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, 0.7071067811865475);  view_5 = None
    _softmax: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    expand_3: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 5, 5]);  _softmax = None
    view_6: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 5, 5]);  expand_3 = None
    expand_4: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_3, [2, 2, 5, 2]);  transpose_3 = None
    clone_2: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    _unsafe_view_3: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 5, 2]);  clone_2 = None
    bmm_1: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_6, _unsafe_view_3);  view_6 = None
    view_7: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 5, 2]);  bmm_1 = None
    transpose_5: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_7, 1, 2);  view_7 = None
    clone_3: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    view_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 5, 4]);  clone_3 = None
    view_9: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_8, [10, 4]);  view_8 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_9);  primals_9 = None
    addmm_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_10, view_9, t_1);  primals_10 = None
    _unsafe_view_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_1, [2, 5, 4]);  addmm_1 = None
    add_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, _unsafe_view_4);  add = _unsafe_view_4 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add_1, [4], primals_11, primals_12, 1e-05)
    getitem_6: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_1[0];  native_layer_norm_1 = None
    view_10: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [10, 4]);  getitem_6 = None
    t_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    addmm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_10, t_2);  primals_14 = view_10 = None
    _unsafe_view_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_2, [2, 5, 8])
    gelu: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu.default(_unsafe_view_5);  _unsafe_view_5 = None
    view_11: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [10, 8]);  gelu = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_15);  primals_15 = None
    addmm_3: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_16, view_11, t_3);  primals_16 = view_11 = None
    _unsafe_view_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_3, [2, 5, 4]);  addmm_3 = None
    add_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_view_6);  _unsafe_view_6 = None
    native_layer_norm_2 = torch.ops.aten.native_layer_norm.default(add_2, [4], primals_17, primals_18, 1e-05)
    getitem_9: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_2[0];  native_layer_norm_2 = None
    view_12: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [10, 4]);  getitem_9 = None
    t_4: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    addmm_4: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_12, t_4);  primals_20 = view_12 = None
    _unsafe_view_7: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_4, [2, 5, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(_unsafe_view_7, 4, 2);  _unsafe_view_7 = None
    getitem_12: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[0]
    getitem_13: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[1]
    getitem_14: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[2];  split_1 = None
    view_13: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 5, 2, 2]);  getitem_12 = None
    transpose_6: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_13, 1, 2);  view_13 = None
    view_14: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 5, 2, 2]);  getitem_13 = None
    transpose_7: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_14, 1, 2);  view_14 = None
    view_15: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_14, [2, 5, 2, 2]);  getitem_14 = None
    transpose_8: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_15, 1, 2);  view_15 = None
    transpose_9: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.transpose.int(transpose_7, -2, -1);  transpose_7 = None
    expand_5: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_6, [2, 2, 5, 2]);  transpose_6 = None
    clone_4: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    _unsafe_view_8: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [4, 5, 2]);  clone_4 = None
    expand_6: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(transpose_9, [2, 2, 2, 5]);  transpose_9 = None
    clone_5: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_6, memory_format = torch.contiguous_format);  expand_6 = None
    _unsafe_view_9: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [4, 2, 5]);  clone_5 = None
    bmm_2: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_8, _unsafe_view_9)
    view_16: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 5, 5]);  bmm_2 = None
    mul_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.7071067811865475);  view_16 = None
    _softmax_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax.default(mul_1, -1, False);  mul_1 = None
    expand_7: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 5, 5]);  _softmax_1 = None
    view_17: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_7, [4, 5, 5]);  expand_7 = None
    expand_8: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_8, [2, 2, 5, 2]);  transpose_8 = None
    clone_6: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_8, memory_format = torch.contiguous_format);  expand_8 = None
    _unsafe_view_10: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [4, 5, 2]);  clone_6 = None
    bmm_3: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_17, _unsafe_view_10);  view_17 = None
    view_18: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 5, 2]);  bmm_3 = None
    transpose_10: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.transpose.int(view_18, 1, 2);  view_18 = None
    clone_7: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_10, memory_format = torch.contiguous_format);  transpose_10 = None
    view_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 5, 4]);  clone_7 = None
    view_20: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_19, [10, 4]);  view_19 = None
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_21);  primals_21 = None
    addmm_5: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_22, view_20, t_5)
    _unsafe_view_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_5, [2, 5, 4]);  addmm_5 = None
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, _unsafe_view_11);  _unsafe_view_11 = None
    native_layer_norm_3 = torch.ops.aten.native_layer_norm.default(add_3, [4], primals_23, primals_24, 1e-05)
    getitem_15: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_3[0];  native_layer_norm_3 = None
    view_21: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_15, [10, 4]);  getitem_15 = None
    t_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_25);  primals_25 = None
    addmm_6: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_21, t_6);  primals_26 = view_21 = None
    _unsafe_view_12: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_6, [2, 5, 8])
    gelu_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu.default(_unsafe_view_12);  _unsafe_view_12 = None
    view_22: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_1, [10, 8]);  gelu_1 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_27);  primals_27 = None
    addmm_7: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_28, view_22, t_7);  primals_28 = view_22 = None
    _unsafe_view_13: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_7, [2, 5, 4]);  addmm_7 = None
    add_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_view_13);  add_3 = _unsafe_view_13 = None
    native_layer_norm_4 = torch.ops.aten.native_layer_norm.default(add_4, [4], primals_29, primals_30, 1e-05)
    getitem_18: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_4[0];  native_layer_norm_4 = None
    select: "f32[2, 4][20, 1]cpu" = torch.ops.aten.select.int(getitem_18, 1, 0);  getitem_18 = None
    t_8: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_31);  primals_31 = None
    addmm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_32, select, t_8);  primals_32 = select = None
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_8, 1, False);  addmm_8 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_34, None, 1, -100)
    getitem_21: "f32[][]cpu" = nll_loss_forward[0]
    getitem_22: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    t_9: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    t_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    transpose_13: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_10, 1, 2);  _unsafe_view_10 = None
    t_25: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    t_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    t_33: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    t_37: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    transpose_22: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 1, 2);  _unsafe_view_3 = None
    t_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (getitem_21, primals_1, primals_2, primals_3, primals_4, primals_5, primals_6, primals_11, primals_12, primals_17, primals_18, primals_22, primals_23, primals_24, primals_29, primals_30, primals_33, primals_34, _unsafe_view_1, _unsafe_view_2, view_9, add_1, addmm_2, add_2, _unsafe_view_8, _unsafe_view_9, view_20, t_5, addmm_6, add_4, _log_softmax, getitem_22, t_9, t_13, t_17, transpose_13, t_25, t_29, t_33, t_37, transpose_22, t_41)
