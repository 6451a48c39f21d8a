def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[4][1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4, 8][8, 1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[4][1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[8][1]cpu", primals_30: "f32[8][1]cpu", primals_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu", primals_32: "f32[4][1]cpu", primals_33: "f32[4, 8][8, 1]cpu", primals_34: "f32[4][1]cpu", primals_35: "f32[4][1]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_38: "f32[4][1]cpu", primals_39: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu", primals_40: "f32[4][1]cpu", primals_41: "f32[4][1]cpu", primals_42: "f32[4][1]cpu", primals_43: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu", primals_44: "f32[12][1]cpu", primals_45: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu", primals_46: "f32[4][1]cpu", primals_47: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_48: "f32[4][1]cpu", primals_49: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu", primals_50: "f32[1][1]cpu", primals_51: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", primals_52: "i64[1][1]cpu", primals_53: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu"):
    arange: "i64[2][1]cpu" = torch.ops.aten.arange.default(2, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, -4.0);  _to_copy = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    _to_copy_1: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(primals_52, dtype = torch.float32);  primals_52 = None
    unsqueeze: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_1, 1);  _to_copy_1 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(exp, 0);  exp = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    sin: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sin.default(mul_1)
    cos: "f32[1, 2][2, 1]cpu" = torch.ops.aten.cos.default(mul_1);  mul_1 = None
    cat: "f32[1, 4][4, 1]cpu" = torch.ops.aten.cat.default([sin, cos], -1);  sin = cos = None
    t: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    addmm: "f32[1, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, cat, t);  primals_2 = t = None
    silu: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu.default(addmm)
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_3)
    addmm_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, silu, t_1);  primals_4 = t_1 = None
    convolution: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_51, primals_5, primals_6, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_6 = None
    native_group_norm = torch.ops.aten.native_group_norm.default(convolution, primals_9, primals_10, 1, 4, 16, 2, 1e-05);  primals_10 = None
    getitem: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[1, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[1, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    silu_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu.default(getitem)
    convolution_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(silu_1, primals_11, primals_12, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_12 = None
    silu_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu.default(addmm_1)
    t_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_13)
    addmm_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, silu_2, t_2);  primals_14 = t_2 = None
    unsqueeze_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_2, 2);  addmm_2 = None
    unsqueeze_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    add: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_1, unsqueeze_3);  convolution_1 = unsqueeze_3 = None
    native_group_norm_1 = torch.ops.aten.native_group_norm.default(add, primals_15, primals_16, 1, 4, 16, 2, 1e-05);  primals_16 = None
    getitem_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_1[0]
    getitem_4: "f32[1, 2][2, 1]cpu" = native_group_norm_1[1]
    getitem_5: "f32[1, 2][2, 1]cpu" = native_group_norm_1[2];  native_group_norm_1 = None
    detach_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_4);  getitem_4 = None
    detach_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_5);  getitem_5 = None
    silu_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu.default(getitem_3)
    convolution_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(silu_3, primals_17, primals_18, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_18 = None
    add_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_2, convolution);  convolution_2 = None
    convolution_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(add_1, primals_7, primals_8, [2, 2], [1, 1], [1, 1], False, [0, 0], 1);  primals_8 = None
    native_group_norm_2 = torch.ops.aten.native_group_norm.default(convolution_3, primals_19, primals_20, 1, 4, 4, 2, 1e-05);  primals_20 = None
    getitem_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_2[0]
    getitem_7: "f32[1, 2][2, 1]cpu" = native_group_norm_2[1]
    getitem_8: "f32[1, 2][2, 1]cpu" = native_group_norm_2[2];  native_group_norm_2 = None
    detach_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_7);  getitem_7 = None
    detach_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_8);  getitem_8 = None
    silu_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.silu.default(getitem_6)
    convolution_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(silu_4, primals_21, primals_22, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_22 = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_23)
    addmm_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_24, silu_2, t_3);  primals_24 = t_3 = None
    unsqueeze_4: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_3, 2);  addmm_3 = None
    unsqueeze_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    add_2: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_4, unsqueeze_5);  convolution_4 = unsqueeze_5 = None
    native_group_norm_3 = torch.ops.aten.native_group_norm.default(add_2, primals_25, primals_26, 1, 4, 4, 2, 1e-05);  primals_26 = None
    getitem_9: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_3[0]
    getitem_10: "f32[1, 2][2, 1]cpu" = native_group_norm_3[1]
    getitem_11: "f32[1, 2][2, 1]cpu" = native_group_norm_3[2];  native_group_norm_3 = None
    detach_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_10);  getitem_10 = None
    detach_7: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_11);  getitem_11 = None
    silu_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.silu.default(getitem_9)
    convolution_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(silu_6, primals_27, primals_28, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_28 = None
    add_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_5, convolution_3);  convolution_5 = None
    native_group_norm_4 = torch.ops.aten.native_group_norm.default(add_3, primals_41, primals_42, 1, 4, 4, 2, 1e-05);  primals_42 = None
    getitem_12: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_4[0]
    getitem_13: "f32[1, 2][2, 1]cpu" = native_group_norm_4[1]
    getitem_14: "f32[1, 2][2, 1]cpu" = native_group_norm_4[2];  native_group_norm_4 = None
    detach_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_13);  getitem_13 = None
    detach_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_14);  getitem_14 = None
    convolution_6: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(getitem_12, primals_43, primals_44, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_44 = None
    view: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(convolution_6, [1, 3, 4, 4]);  convolution_6 = None
    unbind = torch.ops.aten.unbind.int(view, 1);  view = None
    getitem_15: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[0]
    getitem_16: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[1]
    getitem_17: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[2];  unbind = None
    transpose: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.transpose.int(getitem_15, 1, 2);  getitem_15 = None
    bmm: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose, getitem_16)
    mul_2: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 0.5);  bmm = None
    _softmax: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax.default(mul_2, -1, False);  mul_2 = None
    detach_10: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    transpose_1: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(_softmax, 1, 2);  _softmax = None
    bmm_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(getitem_17, transpose_1)
    view_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 2, 2]);  bmm_1 = None
    convolution_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(view_1, primals_45, primals_46, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_46 = None
    add_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, convolution_7);  convolution_7 = None
    arange_1: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 0.0);  arange_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    _to_copy_2: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_3, dtype = torch.int64);  mul_3 = None
    unsqueeze_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_2, -1)
    _unsafe_index: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(add_4, [None, None, unsqueeze_6, _to_copy_2]);  add_4 = unsqueeze_6 = None
    convolution_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(_unsafe_index, primals_47, primals_48, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_48 = None
    cat_1: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.cat.default([convolution_8, add_1], 1);  convolution_8 = None
    native_group_norm_5 = torch.ops.aten.native_group_norm.default(cat_1, primals_29, primals_30, 1, 8, 16, 2, 1e-05);  primals_30 = None
    getitem_18: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = native_group_norm_5[0]
    getitem_19: "f32[1, 2][2, 1]cpu" = native_group_norm_5[1]
    getitem_20: "f32[1, 2][2, 1]cpu" = native_group_norm_5[2];  native_group_norm_5 = None
    detach_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_19);  getitem_19 = None
    detach_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_20);  getitem_20 = None
    silu_7: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.silu.default(getitem_18)
    convolution_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(silu_7, primals_31, primals_32, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_32 = None
    t_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_33)
    addmm_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_34, silu_2, t_4);  primals_34 = t_4 = None
    unsqueeze_7: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_4, 2);  addmm_4 = None
    unsqueeze_8: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3);  unsqueeze_7 = None
    add_7: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_9, unsqueeze_8);  convolution_9 = unsqueeze_8 = None
    native_group_norm_6 = torch.ops.aten.native_group_norm.default(add_7, primals_35, primals_36, 1, 4, 16, 2, 1e-05);  primals_36 = None
    getitem_21: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_6[0]
    getitem_22: "f32[1, 2][2, 1]cpu" = native_group_norm_6[1]
    getitem_23: "f32[1, 2][2, 1]cpu" = native_group_norm_6[2];  native_group_norm_6 = None
    detach_13: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_22);  getitem_22 = None
    detach_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_23);  getitem_23 = None
    silu_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu.default(getitem_21)
    convolution_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(silu_9, primals_37, primals_38, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_38 = None
    convolution_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(cat_1, primals_39, primals_40, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_40 = None
    add_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_10, convolution_11);  convolution_10 = convolution_11 = None
    silu_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu.default(add_8)
    convolution_12: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(silu_10, primals_49, primals_50, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_50 = None
    mse_loss: "f32[][]cpu" = torch.ops.aten.mse_loss.default(convolution_12, primals_53)
    detach_15: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_13);  detach_13 = None
    detach_16: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_14);  detach_14 = None
    detach_17: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_11);  detach_11 = None
    detach_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_12);  detach_12 = None
    transpose_2: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.transpose.int(getitem_17, 1, 2);  getitem_17 = None
    transpose_3: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.transpose.int(transpose_1, 1, 2);  transpose_1 = None
    detach_19: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(detach_10);  detach_10 = None
    transpose_5: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.transpose.int(transpose, 1, 2);  transpose = None
    transpose_6: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.transpose.int(getitem_16, 1, 2);  getitem_16 = None
    detach_20: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    detach_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_9);  detach_9 = None
    detach_22: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
    detach_23: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_7);  detach_7 = None
    detach_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    detach_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    detach_26: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_27: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    detach_28: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_29: "f32[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (mse_loss, primals_3, primals_5, primals_7, primals_9, primals_11, primals_13, primals_15, primals_17, primals_19, primals_21, primals_23, primals_25, primals_27, primals_29, primals_31, primals_33, primals_35, primals_37, primals_39, primals_41, primals_43, primals_45, primals_47, primals_49, primals_51, primals_53, cat, addmm, silu, addmm_1, convolution, getitem, silu_1, silu_2, add, getitem_3, silu_3, add_1, convolution_3, getitem_6, silu_4, add_2, getitem_9, silu_6, add_3, getitem_12, view_1, _to_copy_2, _unsafe_index, cat_1, getitem_18, silu_7, add_7, getitem_21, silu_9, add_8, silu_10, convolution_12, detach_15, detach_16, detach_17, detach_18, transpose_2, transpose_3, detach_19, transpose_5, transpose_6, detach_20, detach_21, detach_22, detach_23, detach_24, detach_25, detach_26, detach_27, detach_28, detach_29)
