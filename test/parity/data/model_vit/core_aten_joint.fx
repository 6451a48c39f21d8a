def forward(self, primals_1: "f32[1, 1, 4][4, 4, 1]cpu", primals_2: "f32[1, 5, 4][20, 4, 1]cpu", primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[12, 4][4, 1]cpu", primals_8: "f32[12][1]cpu", primals_9: "f32[4, 4][4, 1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[8, 4][4, 1]cpu", primals_14: "f32[8][1]cpu", primals_15: "f32[4, 8][8, 1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[12, 4][4, 1]cpu", primals_20: "f32[12][1]cpu", primals_21: "f32[4, 4][4, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[8, 4][4, 1]cpu", primals_26: "f32[8][1]cpu", primals_27: "f32[4, 8][8, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[3, 4][4, 1]cpu", primals_32: "f32[3][1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_33, primals_3, primals_4, [2, 2], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 4, 4]);  convolution = None
    permute: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    expand: "f32[2, 1, 4][0, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, -1, -1]);  primals_1 = None
    cat: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.cat.default([expand, permute], 1);  expand = permute = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(cat, primals_2);  cat = primals_2 = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_5, primals_6, 1e-05);  primals_6 = None
    getitem: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    view_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem, [10, 4]);  getitem = None
    permute_1: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    addmm: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_1, permute_1);  primals_8 = None
    view_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 5, 12]);  addmm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(view_2, [4, 4, 4], 2);  view_2 = None
    getitem_3: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes[0]
    getitem_4: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes[1]
    getitem_5: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    view_3: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 5, 2, 2]);  getitem_3 = None
    permute_2: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 5, 2, 2]);  getitem_4 = None
    permute_3: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    view_5: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_5, [2, 5, 2, 2]);  getitem_5 = None
    permute_4: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1, 3]);  view_5 = None
    permute_5: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_3, [0, 1, 3, 2]);  permute_3 = None
    expand_1: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_2, [2, 2, 5, 2]);  permute_2 = None
    clone: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 5, 2]);  clone = None
    expand_2: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_5, [2, 2, 2, 5]);  permute_5 = None
    clone_1: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    view_7: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 5]);  clone_1 = None
    bmm: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_6, view_7)
    view_8: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 5, 5]);  bmm = None
    mul: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, 0.7071067811865475);  view_8 = None
    _softmax: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    alias: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_3: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 5, 5]);  _softmax = None
    view_9: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 5, 5]);  expand_3 = None
    expand_4: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 5, 2]);  permute_4 = None
    clone_2: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    view_10: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 5, 2]);  clone_2 = None
    bmm_1: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10)
    view_11: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 5, 2]);  bmm_1 = None
    permute_6: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_6, memory_format = torch.contiguous_format);  permute_6 = None
    view_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 5, 4]);  clone_3 = None
    view_13: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_12, [10, 4]);  view_12 = None
    permute_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    addmm_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_10, view_13, permute_7);  primals_10 = None
    view_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 5, 4]);  addmm_1 = None
    add_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_14);  view_14 = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(add_1, [4], primals_11, primals_12, 1e-05);  primals_12 = None
    getitem_6: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_1[0]
    getitem_7: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_1[1]
    getitem_8: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    view_15: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [10, 4]);  getitem_6 = None
    permute_8: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_15, permute_8);  primals_14 = None
    view_16: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 5, 8]);  addmm_2 = None
    gelu: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu.default(view_16)
    view_17: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [10, 8]);  gelu = None
    permute_9: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_15, [1, 0]);  primals_15 = None
    addmm_3: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_16, view_17, permute_9);  primals_16 = None
    view_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 5, 4]);  addmm_3 = None
    add_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, view_18);  view_18 = None
    native_layer_norm_2 = torch.ops.aten.native_layer_norm.default(add_2, [4], primals_17, primals_18, 1e-05);  primals_18 = None
    getitem_9: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_2[0]
    getitem_10: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_2[1]
    getitem_11: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_2[2];  native_layer_norm_2 = None
    view_19: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [10, 4]);  getitem_9 = None
    permute_10: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_4: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_19, permute_10);  primals_20 = None
    view_20: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 5, 12]);  addmm_4 = None
    split_with_sizes_1 = torch.ops.aten.split_with_sizes.default(view_20, [4, 4, 4], 2);  view_20 = None
    getitem_12: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes_1[0]
    getitem_13: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes_1[1]
    getitem_14: "f32[2, 5, 4][60, 12, 1]cpu" = split_with_sizes_1[2];  split_with_sizes_1 = None
    view_21: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 5, 2, 2]);  getitem_12 = None
    permute_11: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_21, [0, 2, 1, 3]);  view_21 = None
    view_22: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 5, 2, 2]);  getitem_13 = None
    permute_12: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_22, [0, 2, 1, 3]);  view_22 = None
    view_23: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_14, [2, 5, 2, 2]);  getitem_14 = None
    permute_13: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    permute_14: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_12, [0, 1, 3, 2]);  permute_12 = None
    expand_5: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_11, [2, 2, 5, 2]);  permute_11 = None
    clone_4: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    view_24: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 5, 2]);  clone_4 = None
    expand_6: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_14, [2, 2, 2, 5]);  permute_14 = None
    clone_5: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_6, memory_format = torch.contiguous_format);  expand_6 = None
    view_25: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.view.default(clone_5, [4, 2, 5]);  clone_5 = None
    bmm_2: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_24, view_25)
    view_26: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 5, 5]);  bmm_2 = None
    mul_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_26, 0.7071067811865475);  view_26 = None
    _softmax_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten._softmax.default(mul_1, -1, False);  mul_1 = None
    alias_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.alias.default(_softmax_1)
    expand_7: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(_softmax_1, [2, 2, 5, 5]);  _softmax_1 = None
    view_27: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_7, [4, 5, 5]);  expand_7 = None
    expand_8: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_13, [2, 2, 5, 2]);  permute_13 = None
    clone_6: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_8, memory_format = torch.contiguous_format);  expand_8 = None
    view_28: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_6, [4, 5, 2]);  clone_6 = None
    bmm_3: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_27, view_28)
    view_29: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 5, 2]);  bmm_3 = None
    permute_15: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_29, [0, 2, 1, 3]);  view_29 = None
    clone_7: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_15, memory_format = torch.contiguous_format);  permute_15 = None
    view_30: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 5, 4]);  clone_7 = None
    view_31: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_30, [10, 4]);  view_30 = None
    permute_16: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_21, [1, 0]);  primals_21 = None
    addmm_5: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_22, view_31, permute_16);  primals_22 = None
    view_32: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 5, 4]);  addmm_5 = None
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, view_32);  view_32 = None
    native_layer_norm_3 = torch.ops.aten.native_layer_norm.default(add_3, [4], primals_23, primals_24, 1e-05);  primals_24 = None
    getitem_15: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_3[0]
    getitem_16: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_3[1]
    getitem_17: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_3[2];  native_layer_norm_3 = None
    view_33: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(getitem_15, [10, 4]);  getitem_15 = None
    permute_17: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_6: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_33, permute_17);  primals_26 = None
    view_34: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 5, 8]);  addmm_6 = None
    gelu_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.gelu.default(view_34)
    view_35: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_1, [10, 8]);  gelu_1 = None
    permute_18: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_27, [1, 0]);  primals_27 = None
    addmm_7: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_28, view_35, permute_18);  primals_28 = None
    view_36: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 5, 4]);  addmm_7 = None
    add_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_36);  view_36 = None
    native_layer_norm_4 = torch.ops.aten.native_layer_norm.default(add_4, [4], primals_29, primals_30, 1e-05);  primals_30 = None
    getitem_18: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_4[0]
    getitem_19: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_4[1]
    getitem_20: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm_4[2];  native_layer_norm_4 = None
    select: "f32[2, 4][20, 1]cpu" = torch.ops.aten.select.int(getitem_18, 1, 0);  getitem_18 = None
    permute_19: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_31, [1, 0]);  primals_31 = None
    addmm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_32, select, permute_19);  primals_32 = None
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_8, 1, False);  addmm_8 = None
    alias_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_34, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_34, 1);  primals_34 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    permute_20: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sub, permute_20);  permute_20 = None
    permute_21: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(sub, [1, 0])
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_21, select);  permute_21 = select = None
    permute_22: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub, [0], True);  sub = None
    view_37: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    permute_23: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_22, [1, 0]);  permute_22 = None
    full: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.full.default([2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_38: "i64[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.view.default(arange, [1, -1, 1]);  arange = None
    eq: "b8[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view_38, 0);  view_38 = None
    unsqueeze_2: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(mm, 1);  mm = None
    expand_9: "f32[2, 5, 4][4, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 5, 4]);  unsqueeze_2 = None
    where_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.where.self(eq, expand_9, full);  eq = expand_9 = full = None
    sub_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_4, getitem_19);  add_4 = getitem_19 = None
    mul_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, getitem_20);  sub_1 = None
    mul_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, primals_29);  primals_29 = None
    mul_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 4)
    sum_5: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
    mul_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, mul_4);  mul_5 = None
    sum_6: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True);  mul_7 = None
    mul_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sum_6);  sum_6 = None
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_6, sum_5);  mul_6 = sum_5 = None
    sub_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, mul_8);  sub_2 = mul_8 = None
    div_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_20, 4);  getitem_20 = None
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_3);  div_2 = sub_3 = None
    mul_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, mul_4);  mul_4 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1]);  mul_10 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 1]);  where_4 = None
    view_39: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_9, [10, 4])
    permute_24: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    mm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_39, permute_24);  permute_24 = None
    permute_25: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_39, [1, 0])
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_25, view_35);  permute_25 = view_35 = None
    permute_26: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_9: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_39, [0], True);  view_39 = None
    view_40: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_9, [4]);  sum_9 = None
    permute_27: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_26, [1, 0]);  permute_26 = None
    view_41: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 5, 8]);  mm_2 = None
    mul_11: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, 0.7071067811865476)
    erf: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_11);  mul_11 = None
    add_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_12: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    mul_13: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, view_34)
    mul_14: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, -0.5);  mul_13 = None
    exp_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.exp.default(mul_14);  mul_14 = None
    mul_15: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, 0.3989422804014327);  exp_1 = None
    mul_16: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, mul_15);  view_34 = mul_15 = None
    add_6: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_16);  mul_12 = mul_16 = None
    mul_17: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_41, add_6);  view_41 = add_6 = None
    view_42: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_17, [10, 8]);  mul_17 = None
    permute_28: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    mm_4: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_42, permute_28);  permute_28 = None
    permute_29: "f32[8, 10][1, 8]cpu" = torch.ops.aten.permute.default(view_42, [1, 0])
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_29, view_33);  permute_29 = view_33 = None
    permute_30: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_5, [1, 0]);  mm_5 = None
    sum_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_42, [0], True);  view_42 = None
    view_43: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_10, [8]);  sum_10 = None
    permute_31: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_30, [1, 0]);  permute_30 = None
    view_44: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 5, 4]);  mm_4 = None
    sub_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_16);  add_3 = getitem_16 = None
    mul_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, getitem_17);  sub_4 = None
    mul_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, primals_23);  primals_23 = None
    mul_20: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, 4)
    sum_11: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_19, [2], True)
    mul_21: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, mul_18);  mul_19 = None
    sum_12: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [2], True);  mul_21 = None
    mul_22: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, sum_12);  sum_12 = None
    sub_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_20, sum_11);  mul_20 = sum_11 = None
    sub_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, mul_22);  sub_5 = mul_22 = None
    div_3: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_17, 4);  getitem_17 = None
    mul_23: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, sub_6);  div_3 = sub_6 = None
    mul_24: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, mul_18);  mul_18 = None
    sum_13: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_24, [0, 1]);  mul_24 = None
    sum_14: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_44, [0, 1]);  view_44 = None
    add_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_23);  mul_9 = mul_23 = None
    view_45: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_7, [10, 4])
    permute_32: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    mm_6: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_45, permute_32);  permute_32 = None
    permute_33: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_45, [1, 0])
    mm_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_33, view_31);  permute_33 = view_31 = None
    permute_34: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    sum_15: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_45, [0], True);  view_45 = None
    view_46: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_15, [4]);  sum_15 = None
    permute_35: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_34, [1, 0]);  permute_34 = None
    view_47: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 5, 4]);  mm_6 = None
    view_48: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_47, [2, 5, 2, 2]);  view_47 = None
    permute_36: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_48, [0, 2, 1, 3]);  view_48 = None
    clone_8: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(permute_36, memory_format = torch.contiguous_format);  permute_36 = None
    view_49: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_8, [4, 5, 2]);  clone_8 = None
    permute_37: "f32[4, 5, 5][25, 1, 5]cpu" = torch.ops.aten.permute.default(view_27, [0, 2, 1]);  view_27 = None
    bmm_4: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_37, view_49);  permute_37 = None
    permute_38: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_28, [0, 2, 1]);  view_28 = None
    bmm_5: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_49, permute_38);  view_49 = permute_38 = None
    view_50: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 5, 2]);  bmm_4 = None
    view_51: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 5, 5]);  bmm_5 = None
    alias_4: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_25: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_51, alias_4);  view_51 = None
    sum_16: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [-1], True)
    mul_26: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(alias_4, sum_16);  alias_4 = sum_16 = None
    sub_7: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_25, mul_26);  mul_25 = mul_26 = None
    mul_27: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, 0.7071067811865475);  sub_7 = None
    view_52: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(mul_27, [4, 5, 5]);  mul_27 = None
    permute_39: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1]);  view_24 = None
    bmm_6: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.bmm.default(permute_39, view_52);  permute_39 = None
    permute_40: "f32[4, 5, 2][10, 1, 5]cpu" = torch.ops.aten.permute.default(view_25, [0, 2, 1]);  view_25 = None
    bmm_7: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_52, permute_40);  view_52 = permute_40 = None
    view_53: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 2, 5]);  bmm_6 = None
    view_54: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 5, 2]);  bmm_7 = None
    permute_41: "f32[2, 2, 5, 2][20, 10, 1, 5]cpu" = torch.ops.aten.permute.default(view_53, [0, 1, 3, 2]);  view_53 = None
    permute_42: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_50, [0, 2, 1, 3]);  view_50 = None
    clone_9: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_42, memory_format = torch.contiguous_format);  permute_42 = None
    view_55: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_9, [2, 5, 4]);  clone_9 = None
    permute_43: "f32[2, 5, 2, 2][20, 1, 10, 5]cpu" = torch.ops.aten.permute.default(permute_41, [0, 2, 1, 3]);  permute_41 = None
    view_56: "f32[2, 5, 4][20, 1, 5]cpu" = torch.ops.aten.view.default(permute_43, [2, 5, 4]);  permute_43 = None
    permute_44: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_54, [0, 2, 1, 3]);  view_54 = None
    clone_10: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_44, memory_format = torch.contiguous_format);  permute_44 = None
    view_57: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_10, [2, 5, 4]);  clone_10 = None
    cat_1: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_57, view_56, view_55], 2);  view_57 = view_56 = view_55 = None
    view_58: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [10, 12]);  cat_1 = None
    permute_45: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    mm_8: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_58, permute_45);  permute_45 = None
    permute_46: "f32[12, 10][1, 12]cpu" = torch.ops.aten.permute.default(view_58, [1, 0])
    mm_9: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_46, view_19);  permute_46 = view_19 = None
    permute_47: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_9, [1, 0]);  mm_9 = None
    sum_17: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_58, [0], True);  view_58 = None
    view_59: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_17, [12]);  sum_17 = None
    permute_48: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_47, [1, 0]);  permute_47 = None
    view_60: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 5, 4]);  mm_8 = None
    sub_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, getitem_10);  add_2 = getitem_10 = None
    mul_28: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, getitem_11);  sub_8 = None
    mul_29: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_60, primals_17);  primals_17 = None
    mul_30: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, 4)
    sum_18: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_29, [2], True)
    mul_31: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, mul_28);  mul_29 = None
    sum_19: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_31, [2], True);  mul_31 = None
    mul_32: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, sum_19);  sum_19 = None
    sub_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_30, sum_18);  mul_30 = sum_18 = None
    sub_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_9, mul_32);  sub_9 = mul_32 = None
    div_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_11, 4);  getitem_11 = None
    mul_33: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, sub_10);  div_4 = sub_10 = None
    mul_34: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_60, mul_28);  mul_28 = None
    sum_20: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_34, [0, 1]);  mul_34 = None
    sum_21: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_60, [0, 1]);  view_60 = None
    add_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_33);  add_7 = mul_33 = None
    view_61: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_8, [10, 4])
    permute_49: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mm_10: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_61, permute_49);  permute_49 = None
    permute_50: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_61, [1, 0])
    mm_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_50, view_17);  permute_50 = view_17 = None
    permute_51: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_11, [1, 0]);  mm_11 = None
    sum_22: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_61, [0], True);  view_61 = None
    view_62: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_22, [4]);  sum_22 = None
    permute_52: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_51, [1, 0]);  permute_51 = None
    view_63: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_10, [2, 5, 8]);  mm_10 = None
    mul_35: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.7071067811865476)
    erf_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_35);  mul_35 = None
    add_9: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_36: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, 0.5);  add_9 = None
    mul_37: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, view_16)
    mul_38: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_37, -0.5);  mul_37 = None
    exp_2: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.exp.default(mul_38);  mul_38 = None
    mul_39: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, 0.3989422804014327);  exp_2 = None
    mul_40: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, mul_39);  view_16 = mul_39 = None
    add_10: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_36, mul_40);  mul_36 = mul_40 = None
    mul_41: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_63, add_10);  view_63 = add_10 = None
    view_64: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_41, [10, 8]);  mul_41 = None
    permute_53: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_12: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_64, permute_53);  permute_53 = None
    permute_54: "f32[8, 10][1, 8]cpu" = torch.ops.aten.permute.default(view_64, [1, 0])
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_54, view_15);  permute_54 = view_15 = None
    permute_55: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_13, [1, 0]);  mm_13 = None
    sum_23: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_64, [0], True);  view_64 = None
    view_65: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_23, [8]);  sum_23 = None
    permute_56: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_55, [1, 0]);  permute_55 = None
    view_66: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_12, [2, 5, 4]);  mm_12 = None
    sub_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, getitem_7);  add_1 = getitem_7 = None
    mul_42: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, getitem_8);  sub_11 = None
    mul_43: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, primals_11);  primals_11 = None
    mul_44: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_43, 4)
    sum_24: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_43, [2], True)
    mul_45: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_43, mul_42);  mul_43 = None
    sum_25: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_45, [2], True);  mul_45 = None
    mul_46: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_42, sum_25);  sum_25 = None
    sub_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_44, sum_24);  mul_44 = sum_24 = None
    sub_13: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_12, mul_46);  sub_12 = mul_46 = None
    div_5: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_8, 4);  getitem_8 = None
    mul_47: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, sub_13);  div_5 = sub_13 = None
    mul_48: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, mul_42);  mul_42 = None
    sum_26: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_48, [0, 1]);  mul_48 = None
    sum_27: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_66, [0, 1]);  view_66 = None
    add_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_47);  add_8 = mul_47 = None
    view_67: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_11, [10, 4])
    permute_57: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_14: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_67, permute_57);  permute_57 = None
    permute_58: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_67, [1, 0])
    mm_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_58, view_13);  permute_58 = view_13 = None
    permute_59: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_15, [1, 0]);  mm_15 = None
    sum_28: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_67, [0], True);  view_67 = None
    view_68: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_28, [4]);  sum_28 = None
    permute_60: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_59, [1, 0]);  permute_59 = None
    view_69: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_14, [2, 5, 4]);  mm_14 = None
    view_70: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_69, [2, 5, 2, 2]);  view_69 = None
    permute_61: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_70, [0, 2, 1, 3]);  view_70 = None
    clone_11: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(permute_61, memory_format = torch.contiguous_format);  permute_61 = None
    view_71: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_11, [4, 5, 2]);  clone_11 = None
    permute_62: "f32[4, 5, 5][25, 1, 5]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_8: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_62, view_71);  permute_62 = None
    permute_63: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    bmm_9: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_71, permute_63);  view_71 = permute_63 = None
    view_72: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 5, 2]);  bmm_8 = None
    view_73: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_9, [2, 2, 5, 5]);  bmm_9 = None
    alias_5: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_49: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_73, alias_5);  view_73 = None
    sum_29: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_49, [-1], True)
    mul_50: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, sum_29);  alias_5 = sum_29 = None
    sub_14: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_49, mul_50);  mul_49 = mul_50 = None
    mul_51: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, 0.7071067811865475);  sub_14 = None
    view_74: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(mul_51, [4, 5, 5]);  mul_51 = None
    permute_64: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_10: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.bmm.default(permute_64, view_74);  permute_64 = None
    permute_65: "f32[4, 5, 2][10, 1, 5]cpu" = torch.ops.aten.permute.default(view_7, [0, 2, 1]);  view_7 = None
    bmm_11: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_74, permute_65);  view_74 = permute_65 = None
    view_75: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.view.default(bmm_10, [2, 2, 2, 5]);  bmm_10 = None
    view_76: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_11, [2, 2, 5, 2]);  bmm_11 = None
    permute_66: "f32[2, 2, 5, 2][20, 10, 1, 5]cpu" = torch.ops.aten.permute.default(view_75, [0, 1, 3, 2]);  view_75 = None
    permute_67: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_72, [0, 2, 1, 3]);  view_72 = None
    clone_12: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_67, memory_format = torch.contiguous_format);  permute_67 = None
    view_77: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_12, [2, 5, 4]);  clone_12 = None
    permute_68: "f32[2, 5, 2, 2][20, 1, 10, 5]cpu" = torch.ops.aten.permute.default(permute_66, [0, 2, 1, 3]);  permute_66 = None
    view_78: "f32[2, 5, 4][20, 1, 5]cpu" = torch.ops.aten.view.default(permute_68, [2, 5, 4]);  permute_68 = None
    permute_69: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_76, [0, 2, 1, 3]);  view_76 = None
    clone_13: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_69, memory_format = torch.contiguous_format);  permute_69 = None
    view_79: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_13, [2, 5, 4]);  clone_13 = None
    cat_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_79, view_78, view_77], 2);  view_79 = view_78 = view_77 = None
    view_80: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_2, [10, 12]);  cat_2 = None
    permute_70: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_16: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_80, permute_70);  permute_70 = None
    permute_71: "f32[12, 10][1, 12]cpu" = torch.ops.aten.permute.default(view_80, [1, 0])
    mm_17: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_71, view_1);  permute_71 = view_1 = None
    permute_72: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_17, [1, 0]);  mm_17 = None
    sum_30: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_80, [0], True);  view_80 = None
    view_81: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_30, [12]);  sum_30 = None
    permute_73: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_72, [1, 0]);  permute_72 = None
    view_82: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_16, [2, 5, 4]);  mm_16 = None
    sub_15: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_52: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, getitem_2);  sub_15 = None
    mul_53: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_82, primals_5);  primals_5 = None
    mul_54: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_53, 4)
    sum_31: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_53, [2], True)
    mul_55: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_53, mul_52);  mul_53 = None
    sum_32: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_55, [2], True);  mul_55 = None
    mul_56: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_52, sum_32);  sum_32 = None
    sub_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_54, sum_31);  mul_54 = sum_31 = None
    sub_17: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_16, mul_56);  sub_16 = mul_56 = None
    div_6: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_2, 4);  getitem_2 = None
    mul_57: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, sub_17);  div_6 = sub_17 = None
    mul_58: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_82, mul_52);  mul_52 = None
    sum_33: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_58, [0, 1]);  mul_58 = None
    sum_34: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_82, [0, 1]);  view_82 = None
    add_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_57);  add_11 = mul_57 = None
    sum_35: "f32[1, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_12, [0], True)
    slice_1: "f32[2, 1, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_12, 1, 0, 1)
    slice_2: "f32[2, 4, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_12, 1, 1, 5);  add_12 = None
    sum_36: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True);  slice_1 = None
    permute_74: "f32[2, 4, 4][20, 1, 4]cpu" = torch.ops.aten.permute.default(slice_2, [0, 2, 1]);  slice_2 = None
    view_83: "f32[2, 4, 2, 2][20, 1, 8, 4]cpu" = torch.ops.aten.view.default(permute_74, [2, 4, 2, 2]);  permute_74 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_83, primals_33, primals_3, [4], [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [False, True, True]);  view_83 = primals_33 = primals_3 = None
    getitem_22: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu" = convolution_backward[1]
    getitem_23: "f32[4][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (div, sum_36, sum_35, getitem_22, getitem_23, sum_33, sum_34, permute_73, view_81, permute_60, view_68, sum_26, sum_27, permute_56, view_65, permute_52, view_62, sum_20, sum_21, permute_48, view_59, permute_35, view_46, sum_13, sum_14, permute_31, view_43, permute_27, view_40, sum_7, sum_8, permute_23, view_37, None, None)
