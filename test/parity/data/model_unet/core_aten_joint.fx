def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[4][1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4, 8][8, 1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[4][1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[8][1]cpu", primals_30: "f32[8][1]cpu", primals_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu", primals_32: "f32[4][1]cpu", primals_33: "f32[4, 8][8, 1]cpu", primals_34: "f32[4][1]cpu", primals_35: "f32[4][1]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_38: "f32[4][1]cpu", primals_39: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu", primals_40: "f32[4][1]cpu", primals_41: "f32[4][1]cpu", primals_42: "f32[4][1]cpu", primals_43: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu", primals_44: "f32[12][1]cpu", primals_45: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu", primals_46: "f32[4][1]cpu", primals_47: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_48: "f32[4][1]cpu", primals_49: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu", primals_50: "f32[1][1]cpu", primals_51: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", primals_52: "i64[1][1]cpu", primals_53: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", tangents_1: "f32[][]cpu"):
    arange: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
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
    permute: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    addmm: "f32[1, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, cat, permute);  primals_2 = permute = None
    sigmoid: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sigmoid);  sigmoid = None
    permute_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    addmm_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, mul_2, permute_1);  primals_4 = None
    convolution: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_51, primals_5, primals_6, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_6 = None
    native_group_norm = torch.ops.aten.native_group_norm.default(convolution, primals_9, primals_10, 1, 4, 16, 2, 1e-05);  primals_10 = None
    getitem: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[1, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[1, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    alias: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_1);  getitem_1 = None
    alias_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_2);  getitem_2 = None
    sigmoid_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem)
    mul_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, sigmoid_1);  sigmoid_1 = None
    convolution_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(mul_3, primals_11, primals_12, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_12 = None
    sigmoid_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_4: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sigmoid_2);  sigmoid_2 = None
    permute_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, mul_4, permute_2);  primals_14 = None
    unsqueeze_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_2, 2);  addmm_2 = None
    unsqueeze_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    add: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_1, unsqueeze_3);  convolution_1 = unsqueeze_3 = None
    native_group_norm_1 = torch.ops.aten.native_group_norm.default(add, primals_15, primals_16, 1, 4, 16, 2, 1e-05);  primals_16 = None
    getitem_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_1[0]
    getitem_4: "f32[1, 2][2, 1]cpu" = native_group_norm_1[1]
    getitem_5: "f32[1, 2][2, 1]cpu" = native_group_norm_1[2];  native_group_norm_1 = None
    alias_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_4);  getitem_4 = None
    alias_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_5);  getitem_5 = None
    sigmoid_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3)
    mul_5: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_3, sigmoid_3);  sigmoid_3 = None
    convolution_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(mul_5, primals_17, primals_18, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_18 = None
    add_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_2, convolution);  convolution_2 = None
    convolution_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(add_1, primals_7, primals_8, [2, 2], [1, 1], [1, 1], False, [0, 0], 1);  primals_8 = None
    native_group_norm_2 = torch.ops.aten.native_group_norm.default(convolution_3, primals_19, primals_20, 1, 4, 4, 2, 1e-05);  primals_20 = None
    getitem_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_2[0]
    getitem_7: "f32[1, 2][2, 1]cpu" = native_group_norm_2[1]
    getitem_8: "f32[1, 2][2, 1]cpu" = native_group_norm_2[2];  native_group_norm_2 = None
    alias_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_7);  getitem_7 = None
    alias_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_8);  getitem_8 = None
    sigmoid_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_6)
    mul_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_6, sigmoid_4);  sigmoid_4 = None
    convolution_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(mul_6, primals_21, primals_22, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_22 = None
    sigmoid_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sigmoid_5);  sigmoid_5 = None
    permute_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    addmm_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_24, mul_7, permute_3);  primals_24 = None
    unsqueeze_4: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_3, 2);  addmm_3 = None
    unsqueeze_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    add_2: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_4, unsqueeze_5);  convolution_4 = unsqueeze_5 = None
    native_group_norm_3 = torch.ops.aten.native_group_norm.default(add_2, primals_25, primals_26, 1, 4, 4, 2, 1e-05);  primals_26 = None
    getitem_9: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_3[0]
    getitem_10: "f32[1, 2][2, 1]cpu" = native_group_norm_3[1]
    getitem_11: "f32[1, 2][2, 1]cpu" = native_group_norm_3[2];  native_group_norm_3 = None
    alias_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_10);  getitem_10 = None
    alias_7: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_11);  getitem_11 = None
    sigmoid_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_9)
    mul_8: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_9, sigmoid_6);  sigmoid_6 = None
    convolution_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(mul_8, primals_27, primals_28, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_28 = None
    add_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_5, convolution_3);  convolution_5 = None
    native_group_norm_4 = torch.ops.aten.native_group_norm.default(add_3, primals_41, primals_42, 1, 4, 4, 2, 1e-05);  primals_42 = None
    getitem_12: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_4[0]
    getitem_13: "f32[1, 2][2, 1]cpu" = native_group_norm_4[1]
    getitem_14: "f32[1, 2][2, 1]cpu" = native_group_norm_4[2];  native_group_norm_4 = None
    alias_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_13);  getitem_13 = None
    alias_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_14);  getitem_14 = None
    convolution_6: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(getitem_12, primals_43, primals_44, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_44 = None
    view: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(convolution_6, [1, 3, 4, 4]);  convolution_6 = None
    slice_1: "f32[1, 1, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(view, 1, 0, 1)
    slice_2: "f32[1, 1, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(view, 1, 1, 2)
    slice_3: "f32[1, 1, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(view, 1, 2, 3);  view = None
    squeeze: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.squeeze.dims(slice_1, [1]);  slice_1 = None
    squeeze_1: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.squeeze.dims(slice_2, [1]);  slice_2 = None
    squeeze_2: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.squeeze.dims(slice_3, [1]);  slice_3 = None
    permute_4: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(squeeze, [0, 2, 1]);  squeeze = None
    bmm: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_4, squeeze_1)
    mul_9: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 0.5);  bmm = None
    _softmax: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax.default(mul_9, -1, False);  mul_9 = None
    alias_10: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    permute_5: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(_softmax, [0, 2, 1]);  _softmax = None
    bmm_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(squeeze_2, permute_5)
    view_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 2, 2]);  bmm_1 = None
    convolution_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(view_1, primals_45, primals_46, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_46 = None
    add_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, convolution_7);  convolution_7 = None
    arange_1: "f32[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 0.0);  arange_1 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    _to_copy_2: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_10, dtype = torch.int64);  mul_10 = None
    unsqueeze_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_2, -1);  _to_copy_2 = None
    arange_2: "f32[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 0.0);  arange_2 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.5);  add_6 = None
    _to_copy_3: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_11, dtype = torch.int64);  mul_11 = None
    index: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(add_4, [None, None, unsqueeze_6, _to_copy_3]);  add_4 = None
    convolution_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(index, primals_47, primals_48, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_48 = None
    cat_1: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.cat.default([convolution_8, add_1], 1);  convolution_8 = None
    native_group_norm_5 = torch.ops.aten.native_group_norm.default(cat_1, primals_29, primals_30, 1, 8, 16, 2, 1e-05);  primals_30 = None
    getitem_15: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = native_group_norm_5[0]
    getitem_16: "f32[1, 2][2, 1]cpu" = native_group_norm_5[1]
    getitem_17: "f32[1, 2][2, 1]cpu" = native_group_norm_5[2];  native_group_norm_5 = None
    alias_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_16);  getitem_16 = None
    alias_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_17);  getitem_17 = None
    sigmoid_7: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_15)
    mul_12: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_15, sigmoid_7);  sigmoid_7 = None
    convolution_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(mul_12, primals_31, primals_32, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_32 = None
    sigmoid_8: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_13: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sigmoid_8);  sigmoid_8 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_33, [1, 0]);  primals_33 = None
    addmm_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_34, mul_13, permute_6);  primals_34 = None
    unsqueeze_7: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(addmm_4, 2);  addmm_4 = None
    unsqueeze_8: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3);  unsqueeze_7 = None
    add_7: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_9, unsqueeze_8);  convolution_9 = unsqueeze_8 = None
    native_group_norm_6 = torch.ops.aten.native_group_norm.default(add_7, primals_35, primals_36, 1, 4, 16, 2, 1e-05);  primals_36 = None
    getitem_18: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_6[0]
    getitem_19: "f32[1, 2][2, 1]cpu" = native_group_norm_6[1]
    getitem_20: "f32[1, 2][2, 1]cpu" = native_group_norm_6[2];  native_group_norm_6 = None
    alias_13: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_19);  getitem_19 = None
    alias_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_20);  getitem_20 = None
    sigmoid_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_18)
    mul_14: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_18, sigmoid_9);  sigmoid_9 = None
    convolution_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(mul_14, primals_37, primals_38, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_38 = None
    convolution_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(cat_1, primals_39, primals_40, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_40 = None
    add_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_10, convolution_11);  convolution_10 = convolution_11 = None
    sigmoid_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_8)
    mul_15: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_8, sigmoid_10);  sigmoid_10 = None
    convolution_12: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(mul_15, primals_49, primals_50, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_50 = None
    sub: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_12, primals_53)
    pow_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    sub_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_12, primals_53);  convolution_12 = primals_53 = None
    mul_16: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.125);  sub_1 = None
    mul_17: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, tangents_1);  mul_16 = tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_17, mul_15, primals_49, [1], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_17 = mul_15 = primals_49 = None
    getitem_21: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_22: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_23: "f32[1][1]cpu" = convolution_backward[2];  convolution_backward = None
    sigmoid_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_8)
    mul_18: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_21, sigmoid_11);  getitem_21 = None
    sub_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_11);  sigmoid_11 = None
    mul_19: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_8, sub_2);  add_8 = sub_2 = None
    add_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, 1);  mul_19 = None
    mul_20: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, add_9);  mul_18 = add_9 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_20, cat_1, primals_39, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  primals_39 = None
    getitem_24: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_25: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu" = convolution_backward_1[1]
    getitem_26: "f32[4][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_20, mul_14, primals_37, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_20 = mul_14 = primals_37 = None
    getitem_27: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_28: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_2[1]
    getitem_29: "f32[4][1]cpu" = convolution_backward_2[2];  convolution_backward_2 = None
    sigmoid_12: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_18)
    mul_21: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_27, sigmoid_12);  getitem_27 = None
    sub_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_12);  sigmoid_12 = None
    mul_22: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_18, sub_3);  getitem_18 = sub_3 = None
    add_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_22, 1);  mul_22 = None
    mul_23: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, add_10);  mul_21 = add_10 = None
    alias_15: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_13);  alias_13 = None
    alias_16: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_14);  alias_14 = None
    mul_24: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, add_7)
    view_2: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_24, [1, 4, 16]);  mul_24 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [2]);  view_2 = None
    view_3: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_23, [1, 4, 16])
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    unsqueeze_9: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_35, 0)
    mul_25: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze_9);  unsqueeze_9 = None
    view_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_25, [1, 2, 2]);  mul_25 = None
    sum_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [2]);  view_4 = None
    unsqueeze_10: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_35, 0)
    mul_26: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, unsqueeze_10);  unsqueeze_10 = None
    view_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_26, [1, 2, 2]);  mul_26 = None
    sum_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_5, [2]);  view_5 = None
    unsqueeze_11: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_16, -1)
    view_6: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_35, [1, 2, 2]);  primals_35 = None
    mul_27: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_11, view_6);  unsqueeze_11 = view_6 = None
    neg: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    mul_28: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 1)
    mul_29: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, alias_15);  mul_28 = None
    add_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg, mul_29);  neg = mul_29 = None
    mul_30: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_11, alias_16);  add_11 = None
    mul_31: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_30, alias_16);  mul_30 = None
    mul_32: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_31, alias_16);  mul_31 = None
    mul_33: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_32, 0.03125);  mul_32 = None
    neg_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_33)
    mul_34: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, alias_15);  neg_1 = None
    mul_35: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, alias_16);  sum_4 = None
    mul_36: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, 0.03125);  mul_35 = None
    sub_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_34, mul_36);  mul_34 = mul_36 = None
    unsqueeze_12: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_27, -1);  mul_27 = None
    unsqueeze_13: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_33, -1);  mul_33 = None
    unsqueeze_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_13, -1);  unsqueeze_13 = None
    unsqueeze_15: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_4, -1);  sub_4 = None
    unsqueeze_16: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_15, -1);  unsqueeze_15 = None
    view_7: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_23, [1, 2, 2, 16]);  mul_23 = None
    mul_37: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, unsqueeze_12);  view_7 = unsqueeze_12 = None
    view_8: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add_7, [1, 2, 2, 16]);  add_7 = None
    mul_38: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, unsqueeze_14);  view_8 = unsqueeze_14 = None
    add_12: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_37, mul_38);  mul_37 = mul_38 = None
    add_13: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_12, unsqueeze_16);  add_12 = unsqueeze_16 = None
    view_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_13, [1, 4, 4, 4]);  add_13 = None
    view_10: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_1, [1, 2, 2]);  sum_1 = None
    view_11: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_2, [1, 2, 2])
    unsqueeze_17: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_15, -1);  alias_15 = None
    mul_39: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_11, unsqueeze_17);  view_11 = unsqueeze_17 = None
    sub_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_10, mul_39);  view_10 = mul_39 = None
    unsqueeze_18: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_16, -1);  alias_16 = None
    mul_40: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_18);  sub_5 = unsqueeze_18 = None
    sum_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_40, [0]);  mul_40 = None
    view_12: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    sum_7: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_9, [2, 3], True)
    squeeze_3: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dims(sum_7, [3]);  sum_7 = None
    squeeze_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dims(squeeze_3, [2]);  squeeze_3 = None
    permute_7: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_4, permute_7);  permute_7 = None
    permute_8: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_4, [1, 0])
    mm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_8, mul_13);  permute_8 = mul_13 = None
    permute_9: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_4, [0], True);  squeeze_4 = None
    view_13: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_8, [4]);  sum_8 = None
    permute_10: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    sigmoid_13: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_41: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sigmoid_13);  mm = None
    sub_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_13);  sigmoid_13 = None
    mul_42: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sub_6);  sub_6 = None
    add_14: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_42, 1);  mul_42 = None
    mul_43: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_41, add_14);  mul_41 = add_14 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(view_9, mul_12, primals_31, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_9 = mul_12 = primals_31 = None
    getitem_30: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu" = convolution_backward_3[1]
    getitem_32: "f32[4][1]cpu" = convolution_backward_3[2];  convolution_backward_3 = None
    sigmoid_14: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_15)
    mul_44: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_30, sigmoid_14);  getitem_30 = None
    sub_7: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_14);  sigmoid_14 = None
    mul_45: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_15, sub_7);  getitem_15 = sub_7 = None
    add_15: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_45, 1);  mul_45 = None
    mul_46: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, add_15);  mul_44 = add_15 = None
    alias_17: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_11);  alias_11 = None
    alias_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_12);  alias_12 = None
    mul_47: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, cat_1)
    view_14: "f32[1, 8, 16][128, 16, 1]cpu" = torch.ops.aten.view.default(mul_47, [1, 8, 16]);  mul_47 = None
    sum_9: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_14, [2]);  view_14 = None
    view_15: "f32[1, 8, 16][128, 16, 1]cpu" = torch.ops.aten.view.default(mul_46, [1, 8, 16])
    sum_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_15, [2]);  view_15 = None
    unsqueeze_19: "f32[1, 8][8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_29, 0)
    mul_48: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_9, unsqueeze_19);  unsqueeze_19 = None
    view_16: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mul_48, [1, 2, 4]);  mul_48 = None
    sum_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_16, [2]);  view_16 = None
    unsqueeze_20: "f32[1, 8][8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_29, 0)
    mul_49: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_10, unsqueeze_20);  unsqueeze_20 = None
    view_17: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mul_49, [1, 2, 4]);  mul_49 = None
    sum_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_17, [2]);  view_17 = None
    unsqueeze_21: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_18, -1)
    view_18: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(primals_29, [1, 2, 4]);  primals_29 = None
    mul_50: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_21, view_18);  unsqueeze_21 = view_18 = None
    neg_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_11);  sum_11 = None
    mul_51: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_12, 1)
    mul_52: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_51, alias_17);  mul_51 = None
    add_16: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_2, mul_52);  neg_2 = mul_52 = None
    mul_53: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_16, alias_18);  add_16 = None
    mul_54: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_53, alias_18);  mul_53 = None
    mul_55: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, alias_18);  mul_54 = None
    mul_56: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, 0.015625);  mul_55 = None
    neg_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_56)
    mul_57: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_3, alias_17);  neg_3 = None
    mul_58: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_12, alias_18);  sum_12 = None
    mul_59: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_58, 0.015625);  mul_58 = None
    sub_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_57, mul_59);  mul_57 = mul_59 = None
    unsqueeze_22: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_50, -1);  mul_50 = None
    unsqueeze_23: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_56, -1);  mul_56 = None
    unsqueeze_24: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_23, -1);  unsqueeze_23 = None
    unsqueeze_25: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_8, -1);  sub_8 = None
    unsqueeze_26: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_25, -1);  unsqueeze_25 = None
    view_19: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.view.default(mul_46, [1, 2, 4, 16]);  mul_46 = None
    mul_60: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_19, unsqueeze_22);  view_19 = unsqueeze_22 = None
    view_20: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.view.default(cat_1, [1, 2, 4, 16]);  cat_1 = None
    mul_61: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, unsqueeze_24);  view_20 = unsqueeze_24 = None
    add_17: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_60, mul_61);  mul_60 = mul_61 = None
    add_18: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_17, unsqueeze_26);  add_17 = unsqueeze_26 = None
    view_21: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_18, [1, 8, 4, 4]);  add_18 = None
    view_22: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(sum_9, [1, 2, 4]);  sum_9 = None
    view_23: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(sum_10, [1, 2, 4])
    unsqueeze_27: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_17, -1);  alias_17 = None
    mul_62: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_23, unsqueeze_27);  view_23 = unsqueeze_27 = None
    sub_9: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_22, mul_62);  view_22 = mul_62 = None
    unsqueeze_28: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_18, -1);  alias_18 = None
    mul_63: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, unsqueeze_28);  sub_9 = unsqueeze_28 = None
    sum_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_63, [0]);  mul_63 = None
    view_24: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_13, [8]);  sum_13 = None
    sum_14: "f32[8][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_10, [0]);  sum_10 = None
    add_19: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_24, view_21);  getitem_24 = view_21 = None
    slice_4: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_19, 1, 0, 4)
    slice_5: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_19, 1, 4, 8);  add_19 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(slice_4, index, primals_47, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  slice_4 = index = primals_47 = None
    getitem_33: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_34: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_4[1]
    getitem_35: "f32[4][1]cpu" = convolution_backward_4[2];  convolution_backward_4 = None
    full: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 4, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_6, _to_copy_3], getitem_33, True);  full = unsqueeze_6 = _to_copy_3 = getitem_33 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(index_put, view_1, primals_45, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_1 = primals_45 = None
    getitem_36: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_5[0]
    getitem_37: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_5[1]
    getitem_38: "f32[4][1]cpu" = convolution_backward_5[2];  convolution_backward_5 = None
    view_25: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_36, [1, 4, 4]);  getitem_36 = None
    permute_11: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(squeeze_2, [0, 2, 1]);  squeeze_2 = None
    bmm_2: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_11, view_25);  permute_11 = None
    permute_12: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.permute.default(permute_5, [0, 2, 1]);  permute_5 = None
    bmm_3: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_25, permute_12);  view_25 = permute_12 = None
    permute_13: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(bmm_2, [0, 2, 1]);  bmm_2 = None
    alias_19: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_10);  alias_10 = None
    mul_64: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.mul.Tensor(permute_13, alias_19);  permute_13 = None
    sum_15: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_64, [-1], True)
    mul_65: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_19, sum_15);  alias_19 = sum_15 = None
    sub_10: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.sub.Tensor(mul_64, mul_65);  mul_64 = mul_65 = None
    clone: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.clone.default(sub_10, memory_format = torch.contiguous_format);  sub_10 = None
    mul_66: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(clone, 0.5);  clone = None
    permute_14: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.permute.default(permute_4, [0, 2, 1]);  permute_4 = None
    bmm_4: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_14, mul_66);  permute_14 = None
    permute_15: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(squeeze_1, [0, 2, 1]);  squeeze_1 = None
    bmm_5: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(mul_66, permute_15);  mul_66 = permute_15 = None
    permute_16: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(bmm_5, [0, 2, 1]);  bmm_5 = None
    cat_2: "f32[1, 12, 4][48, 4, 1]cpu" = torch.ops.aten.cat.default([permute_16, bmm_4, bmm_3], 1);  permute_16 = bmm_4 = bmm_3 = None
    view_26: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(cat_2, [1, 3, 4, 4]);  cat_2 = None
    view_27: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_26, [1, 12, 2, 2]);  view_26 = None
    convolution_backward_6 = torch.ops.aten.convolution_backward.default(view_27, getitem_12, primals_43, [12], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_27 = getitem_12 = primals_43 = None
    getitem_39: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_6[0]
    getitem_40: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_6[1]
    getitem_41: "f32[12][1]cpu" = convolution_backward_6[2];  convolution_backward_6 = None
    alias_20: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_8);  alias_8 = None
    alias_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_9);  alias_9 = None
    mul_67: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_39, add_3)
    view_28: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_67, [1, 4, 4]);  mul_67 = None
    sum_16: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_28, [2]);  view_28 = None
    view_29: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_39, [1, 4, 4])
    sum_17: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_29, [2]);  view_29 = None
    unsqueeze_29: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_41, 0)
    mul_68: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_16, unsqueeze_29);  unsqueeze_29 = None
    view_30: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_68, [1, 2, 2]);  mul_68 = None
    sum_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_30, [2]);  view_30 = None
    unsqueeze_30: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_41, 0)
    mul_69: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_17, unsqueeze_30);  unsqueeze_30 = None
    view_31: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_69, [1, 2, 2]);  mul_69 = None
    sum_19: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_31, [2]);  view_31 = None
    unsqueeze_31: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_21, -1)
    view_32: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_41, [1, 2, 2]);  primals_41 = None
    mul_70: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_31, view_32);  unsqueeze_31 = view_32 = None
    neg_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_18);  sum_18 = None
    mul_71: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_19, 1)
    mul_72: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, alias_20);  mul_71 = None
    add_20: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_4, mul_72);  neg_4 = mul_72 = None
    mul_73: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_20, alias_21);  add_20 = None
    mul_74: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_73, alias_21);  mul_73 = None
    mul_75: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_74, alias_21);  mul_74 = None
    mul_76: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_75, 0.125);  mul_75 = None
    neg_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_76)
    mul_77: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_5, alias_20);  neg_5 = None
    mul_78: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_19, alias_21);  sum_19 = None
    mul_79: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_78, 0.125);  mul_78 = None
    sub_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_77, mul_79);  mul_77 = mul_79 = None
    unsqueeze_32: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_70, -1);  mul_70 = None
    unsqueeze_33: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_76, -1);  mul_76 = None
    unsqueeze_34: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_33, -1);  unsqueeze_33 = None
    unsqueeze_35: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_11, -1);  sub_11 = None
    unsqueeze_36: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, -1);  unsqueeze_35 = None
    view_33: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(getitem_39, [1, 2, 2, 4]);  getitem_39 = None
    mul_80: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, unsqueeze_32);  view_33 = unsqueeze_32 = None
    view_34: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_3, [1, 2, 2, 4]);  add_3 = None
    mul_81: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, unsqueeze_34);  view_34 = unsqueeze_34 = None
    add_21: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_80, mul_81);  mul_80 = mul_81 = None
    add_22: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, unsqueeze_36);  add_21 = unsqueeze_36 = None
    view_35: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_22, [1, 4, 2, 2]);  add_22 = None
    view_36: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_16, [1, 2, 2]);  sum_16 = None
    view_37: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_17, [1, 2, 2])
    unsqueeze_37: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_20, -1);  alias_20 = None
    mul_82: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_37, unsqueeze_37);  view_37 = unsqueeze_37 = None
    sub_12: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_36, mul_82);  view_36 = mul_82 = None
    unsqueeze_38: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_21, -1);  alias_21 = None
    mul_83: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, unsqueeze_38);  sub_12 = unsqueeze_38 = None
    sum_20: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_83, [0]);  mul_83 = None
    view_38: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_20, [4]);  sum_20 = None
    sum_21: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_17, [0]);  sum_17 = None
    add_23: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_put, view_35);  index_put = view_35 = None
    convolution_backward_7 = torch.ops.aten.convolution_backward.default(add_23, mul_8, primals_27, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_8 = primals_27 = None
    getitem_42: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_7[0]
    getitem_43: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_7[1]
    getitem_44: "f32[4][1]cpu" = convolution_backward_7[2];  convolution_backward_7 = None
    sigmoid_15: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_9)
    mul_84: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_42, sigmoid_15);  getitem_42 = None
    sub_13: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_15);  sigmoid_15 = None
    mul_85: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_9, sub_13);  getitem_9 = sub_13 = None
    add_24: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_85, 1);  mul_85 = None
    mul_86: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_84, add_24);  mul_84 = add_24 = None
    alias_22: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_6);  alias_6 = None
    alias_23: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_7);  alias_7 = None
    mul_87: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_86, add_2)
    view_39: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_87, [1, 4, 4]);  mul_87 = None
    sum_22: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_39, [2]);  view_39 = None
    view_40: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_86, [1, 4, 4])
    sum_23: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_40, [2]);  view_40 = None
    unsqueeze_39: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_25, 0)
    mul_88: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_22, unsqueeze_39);  unsqueeze_39 = None
    view_41: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_88, [1, 2, 2]);  mul_88 = None
    sum_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_41, [2]);  view_41 = None
    unsqueeze_40: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_25, 0)
    mul_89: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_23, unsqueeze_40);  unsqueeze_40 = None
    view_42: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_89, [1, 2, 2]);  mul_89 = None
    sum_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_42, [2]);  view_42 = None
    unsqueeze_41: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_23, -1)
    view_43: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_25, [1, 2, 2]);  primals_25 = None
    mul_90: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_41, view_43);  unsqueeze_41 = view_43 = None
    neg_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_24);  sum_24 = None
    mul_91: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_25, 1)
    mul_92: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, alias_22);  mul_91 = None
    add_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_6, mul_92);  neg_6 = mul_92 = None
    mul_93: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_25, alias_23);  add_25 = None
    mul_94: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_93, alias_23);  mul_93 = None
    mul_95: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_94, alias_23);  mul_94 = None
    mul_96: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_95, 0.125);  mul_95 = None
    neg_7: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_96)
    mul_97: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_7, alias_22);  neg_7 = None
    mul_98: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_25, alias_23);  sum_25 = None
    mul_99: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_98, 0.125);  mul_98 = None
    sub_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_97, mul_99);  mul_97 = mul_99 = None
    unsqueeze_42: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_90, -1);  mul_90 = None
    unsqueeze_43: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_96, -1);  mul_96 = None
    unsqueeze_44: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_43, -1);  unsqueeze_43 = None
    unsqueeze_45: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_14, -1);  sub_14 = None
    unsqueeze_46: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_45, -1);  unsqueeze_45 = None
    view_44: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(mul_86, [1, 2, 2, 4]);  mul_86 = None
    mul_100: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, unsqueeze_42);  view_44 = unsqueeze_42 = None
    view_45: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_2, [1, 2, 2, 4]);  add_2 = None
    mul_101: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_45, unsqueeze_44);  view_45 = unsqueeze_44 = None
    add_26: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_100, mul_101);  mul_100 = mul_101 = None
    add_27: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_26, unsqueeze_46);  add_26 = unsqueeze_46 = None
    view_46: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_27, [1, 4, 2, 2]);  add_27 = None
    view_47: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_22, [1, 2, 2]);  sum_22 = None
    view_48: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_23, [1, 2, 2])
    unsqueeze_47: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_22, -1);  alias_22 = None
    mul_102: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_48, unsqueeze_47);  view_48 = unsqueeze_47 = None
    sub_15: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_47, mul_102);  view_47 = mul_102 = None
    unsqueeze_48: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_23, -1);  alias_23 = None
    mul_103: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, unsqueeze_48);  sub_15 = unsqueeze_48 = None
    sum_26: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_103, [0]);  mul_103 = None
    view_49: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_26, [4]);  sum_26 = None
    sum_27: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_23, [0]);  sum_23 = None
    sum_28: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_46, [2, 3], True)
    squeeze_5: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dims(sum_28, [3]);  sum_28 = None
    squeeze_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dims(squeeze_5, [2]);  squeeze_5 = None
    permute_17: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_6, permute_17);  permute_17 = None
    permute_18: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_6, [1, 0])
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_18, mul_7);  permute_18 = mul_7 = None
    permute_19: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_29: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_6, [0], True);  squeeze_6 = None
    view_50: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_29, [4]);  sum_29 = None
    permute_20: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    sigmoid_16: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_104: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, sigmoid_16);  mm_2 = None
    sub_16: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_16);  sigmoid_16 = None
    mul_105: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sub_16);  sub_16 = None
    add_28: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_105, 1);  mul_105 = None
    mul_106: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_104, add_28);  mul_104 = add_28 = None
    add_29: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_43, mul_106);  mul_43 = mul_106 = None
    convolution_backward_8 = torch.ops.aten.convolution_backward.default(view_46, mul_6, primals_21, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_46 = mul_6 = primals_21 = None
    getitem_45: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_8[0]
    getitem_46: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_8[1]
    getitem_47: "f32[4][1]cpu" = convolution_backward_8[2];  convolution_backward_8 = None
    sigmoid_17: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_6)
    mul_107: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_45, sigmoid_17);  getitem_45 = None
    sub_17: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_17);  sigmoid_17 = None
    mul_108: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_6, sub_17);  getitem_6 = sub_17 = None
    add_30: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_108, 1);  mul_108 = None
    mul_109: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_107, add_30);  mul_107 = add_30 = None
    alias_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    alias_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    mul_110: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_109, convolution_3)
    view_51: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_110, [1, 4, 4]);  mul_110 = None
    sum_30: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [2]);  view_51 = None
    view_52: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_109, [1, 4, 4])
    sum_31: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_52, [2]);  view_52 = None
    unsqueeze_49: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_19, 0)
    mul_111: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_30, unsqueeze_49);  unsqueeze_49 = None
    view_53: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_111, [1, 2, 2]);  mul_111 = None
    sum_32: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_53, [2]);  view_53 = None
    unsqueeze_50: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_19, 0)
    mul_112: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_31, unsqueeze_50);  unsqueeze_50 = None
    view_54: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_112, [1, 2, 2]);  mul_112 = None
    sum_33: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_54, [2]);  view_54 = None
    unsqueeze_51: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_25, -1)
    view_55: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_19, [1, 2, 2]);  primals_19 = None
    mul_113: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_51, view_55);  unsqueeze_51 = view_55 = None
    neg_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_32);  sum_32 = None
    mul_114: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_33, 1)
    mul_115: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_114, alias_24);  mul_114 = None
    add_31: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_8, mul_115);  neg_8 = mul_115 = None
    mul_116: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_31, alias_25);  add_31 = None
    mul_117: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_116, alias_25);  mul_116 = None
    mul_118: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_117, alias_25);  mul_117 = None
    mul_119: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_118, 0.125);  mul_118 = None
    neg_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_119)
    mul_120: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_9, alias_24);  neg_9 = None
    mul_121: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_33, alias_25);  sum_33 = None
    mul_122: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_121, 0.125);  mul_121 = None
    sub_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_120, mul_122);  mul_120 = mul_122 = None
    unsqueeze_52: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_113, -1);  mul_113 = None
    unsqueeze_53: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_119, -1);  mul_119 = None
    unsqueeze_54: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_53, -1);  unsqueeze_53 = None
    unsqueeze_55: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_18, -1);  sub_18 = None
    unsqueeze_56: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_55, -1);  unsqueeze_55 = None
    view_56: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(mul_109, [1, 2, 2, 4]);  mul_109 = None
    mul_123: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_56, unsqueeze_52);  view_56 = unsqueeze_52 = None
    view_57: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(convolution_3, [1, 2, 2, 4]);  convolution_3 = None
    mul_124: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_57, unsqueeze_54);  view_57 = unsqueeze_54 = None
    add_32: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_123, mul_124);  mul_123 = mul_124 = None
    add_33: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_32, unsqueeze_56);  add_32 = unsqueeze_56 = None
    view_58: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_33, [1, 4, 2, 2]);  add_33 = None
    view_59: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_30, [1, 2, 2]);  sum_30 = None
    view_60: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_31, [1, 2, 2])
    unsqueeze_57: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_24, -1);  alias_24 = None
    mul_125: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_60, unsqueeze_57);  view_60 = unsqueeze_57 = None
    sub_19: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_59, mul_125);  view_59 = mul_125 = None
    unsqueeze_58: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_25, -1);  alias_25 = None
    mul_126: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_19, unsqueeze_58);  sub_19 = unsqueeze_58 = None
    sum_34: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_126, [0]);  mul_126 = None
    view_61: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_34, [4]);  sum_34 = None
    sum_35: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_31, [0]);  sum_31 = None
    add_34: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_23, view_58);  add_23 = view_58 = None
    convolution_backward_9 = torch.ops.aten.convolution_backward.default(add_34, add_1, primals_7, [4], [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  add_34 = add_1 = primals_7 = None
    getitem_48: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_9[0]
    getitem_49: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_9[1]
    getitem_50: "f32[4][1]cpu" = convolution_backward_9[2];  convolution_backward_9 = None
    add_35: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(slice_5, getitem_48);  slice_5 = getitem_48 = None
    convolution_backward_10 = torch.ops.aten.convolution_backward.default(add_35, mul_5, primals_17, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_5 = primals_17 = None
    getitem_51: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_10[0]
    getitem_52: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_10[1]
    getitem_53: "f32[4][1]cpu" = convolution_backward_10[2];  convolution_backward_10 = None
    sigmoid_18: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3)
    mul_127: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_51, sigmoid_18);  getitem_51 = None
    sub_20: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_18);  sigmoid_18 = None
    mul_128: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_3, sub_20);  getitem_3 = sub_20 = None
    add_36: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_128, 1);  mul_128 = None
    mul_129: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_127, add_36);  mul_127 = add_36 = None
    alias_26: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    alias_27: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_130: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_129, add)
    view_62: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_130, [1, 4, 16]);  mul_130 = None
    sum_36: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_62, [2]);  view_62 = None
    view_63: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_129, [1, 4, 16])
    sum_37: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_63, [2]);  view_63 = None
    unsqueeze_59: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, 0)
    mul_131: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_36, unsqueeze_59);  unsqueeze_59 = None
    view_64: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_131, [1, 2, 2]);  mul_131 = None
    sum_38: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_64, [2]);  view_64 = None
    unsqueeze_60: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, 0)
    mul_132: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_37, unsqueeze_60);  unsqueeze_60 = None
    view_65: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_132, [1, 2, 2]);  mul_132 = None
    sum_39: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_65, [2]);  view_65 = None
    unsqueeze_61: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_27, -1)
    view_66: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_15, [1, 2, 2]);  primals_15 = None
    mul_133: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_61, view_66);  unsqueeze_61 = view_66 = None
    neg_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_38);  sum_38 = None
    mul_134: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_39, 1)
    mul_135: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_134, alias_26);  mul_134 = None
    add_37: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_10, mul_135);  neg_10 = mul_135 = None
    mul_136: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_37, alias_27);  add_37 = None
    mul_137: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_136, alias_27);  mul_136 = None
    mul_138: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_137, alias_27);  mul_137 = None
    mul_139: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_138, 0.03125);  mul_138 = None
    neg_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_139)
    mul_140: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_11, alias_26);  neg_11 = None
    mul_141: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_39, alias_27);  sum_39 = None
    mul_142: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_141, 0.03125);  mul_141 = None
    sub_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_140, mul_142);  mul_140 = mul_142 = None
    unsqueeze_62: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_133, -1);  mul_133 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_139, -1);  mul_139 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, -1);  unsqueeze_63 = None
    unsqueeze_65: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_21, -1);  sub_21 = None
    unsqueeze_66: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_65, -1);  unsqueeze_65 = None
    view_67: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_129, [1, 2, 2, 16]);  mul_129 = None
    mul_143: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_67, unsqueeze_62);  view_67 = unsqueeze_62 = None
    view_68: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add, [1, 2, 2, 16]);  add = None
    mul_144: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_68, unsqueeze_64);  view_68 = unsqueeze_64 = None
    add_38: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_143, mul_144);  mul_143 = mul_144 = None
    add_39: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_38, unsqueeze_66);  add_38 = unsqueeze_66 = None
    view_69: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_39, [1, 4, 4, 4]);  add_39 = None
    view_70: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_36, [1, 2, 2]);  sum_36 = None
    view_71: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_37, [1, 2, 2])
    unsqueeze_67: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_26, -1);  alias_26 = None
    mul_145: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_71, unsqueeze_67);  view_71 = unsqueeze_67 = None
    sub_22: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_70, mul_145);  view_70 = mul_145 = None
    unsqueeze_68: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_27, -1);  alias_27 = None
    mul_146: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, unsqueeze_68);  sub_22 = unsqueeze_68 = None
    sum_40: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_146, [0]);  mul_146 = None
    view_72: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_40, [4]);  sum_40 = None
    sum_41: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_37, [0]);  sum_37 = None
    sum_42: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_69, [2, 3], True)
    squeeze_7: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dims(sum_42, [3]);  sum_42 = None
    squeeze_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dims(squeeze_7, [2]);  squeeze_7 = None
    permute_21: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_4: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_8, permute_21);  permute_21 = None
    permute_22: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_8, [1, 0])
    mm_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_22, mul_4);  permute_22 = mul_4 = None
    permute_23: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_5, [1, 0]);  mm_5 = None
    sum_43: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_8, [0], True);  squeeze_8 = None
    view_73: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_43, [4]);  sum_43 = None
    permute_24: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_23, [1, 0]);  permute_23 = None
    sigmoid_19: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm_1)
    mul_147: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_4, sigmoid_19);  mm_4 = None
    sub_23: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_19);  sigmoid_19 = None
    mul_148: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, sub_23);  addmm_1 = sub_23 = None
    add_40: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_148, 1);  mul_148 = None
    mul_149: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_147, add_40);  mul_147 = add_40 = None
    add_41: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_149);  add_29 = mul_149 = None
    convolution_backward_11 = torch.ops.aten.convolution_backward.default(view_69, mul_3, primals_11, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_69 = mul_3 = primals_11 = None
    getitem_54: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_11[0]
    getitem_55: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_11[1]
    getitem_56: "f32[4][1]cpu" = convolution_backward_11[2];  convolution_backward_11 = None
    sigmoid_20: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem)
    mul_150: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_54, sigmoid_20);  getitem_54 = None
    sub_24: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_20);  sigmoid_20 = None
    mul_151: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, sub_24);  getitem = sub_24 = None
    add_42: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_151, 1);  mul_151 = None
    mul_152: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_150, add_42);  mul_150 = add_42 = None
    alias_28: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_29: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_153: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_152, convolution)
    view_74: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_153, [1, 4, 16]);  mul_153 = None
    sum_44: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_74, [2]);  view_74 = None
    view_75: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_152, [1, 4, 16])
    sum_45: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_75, [2]);  view_75 = None
    unsqueeze_69: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, 0)
    mul_154: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_44, unsqueeze_69);  unsqueeze_69 = None
    view_76: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_154, [1, 2, 2]);  mul_154 = None
    sum_46: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_76, [2]);  view_76 = None
    unsqueeze_70: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, 0)
    mul_155: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_45, unsqueeze_70);  unsqueeze_70 = None
    view_77: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_155, [1, 2, 2]);  mul_155 = None
    sum_47: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_77, [2]);  view_77 = None
    unsqueeze_71: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_29, -1)
    view_78: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_9, [1, 2, 2]);  primals_9 = None
    mul_156: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_71, view_78);  unsqueeze_71 = view_78 = None
    neg_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_46);  sum_46 = None
    mul_157: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_47, 1)
    mul_158: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_157, alias_28);  mul_157 = None
    add_43: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg_12, mul_158);  neg_12 = mul_158 = None
    mul_159: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_43, alias_29);  add_43 = None
    mul_160: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_159, alias_29);  mul_159 = None
    mul_161: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_160, alias_29);  mul_160 = None
    mul_162: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_161, 0.03125);  mul_161 = None
    neg_13: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_162)
    mul_163: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_13, alias_28);  neg_13 = None
    mul_164: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_47, alias_29);  sum_47 = None
    mul_165: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_164, 0.03125);  mul_164 = None
    sub_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_163, mul_165);  mul_163 = mul_165 = None
    unsqueeze_72: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_156, -1);  mul_156 = None
    unsqueeze_73: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_162, -1);  mul_162 = None
    unsqueeze_74: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_73, -1);  unsqueeze_73 = None
    unsqueeze_75: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_25, -1);  sub_25 = None
    unsqueeze_76: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_75, -1);  unsqueeze_75 = None
    view_79: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_152, [1, 2, 2, 16]);  mul_152 = None
    mul_166: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_79, unsqueeze_72);  view_79 = unsqueeze_72 = None
    view_80: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [1, 2, 2, 16]);  convolution = None
    mul_167: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_80, unsqueeze_74);  view_80 = unsqueeze_74 = None
    add_44: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_166, mul_167);  mul_166 = mul_167 = None
    add_45: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_44, unsqueeze_76);  add_44 = unsqueeze_76 = None
    view_81: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_45, [1, 4, 4, 4]);  add_45 = None
    view_82: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_44, [1, 2, 2]);  sum_44 = None
    view_83: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_45, [1, 2, 2])
    unsqueeze_77: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_28, -1);  alias_28 = None
    mul_168: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_83, unsqueeze_77);  view_83 = unsqueeze_77 = None
    sub_26: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_82, mul_168);  view_82 = mul_168 = None
    unsqueeze_78: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_29, -1);  alias_29 = None
    mul_169: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_26, unsqueeze_78);  sub_26 = unsqueeze_78 = None
    sum_48: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_169, [0]);  mul_169 = None
    view_84: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_48, [4]);  sum_48 = None
    sum_49: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_45, [0]);  sum_45 = None
    add_46: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_35, view_81);  add_35 = view_81 = None
    convolution_backward_12 = torch.ops.aten.convolution_backward.default(add_46, primals_51, primals_5, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  add_46 = primals_51 = primals_5 = None
    getitem_58: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_12[1]
    getitem_59: "f32[4][1]cpu" = convolution_backward_12[2];  convolution_backward_12 = None
    permute_25: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_41, permute_25);  permute_25 = None
    permute_26: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(add_41, [1, 0])
    mm_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_26, mul_2);  permute_26 = mul_2 = None
    permute_27: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    sum_50: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_41, [0], True);  add_41 = None
    view_85: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_50, [8]);  sum_50 = None
    permute_28: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_27, [1, 0]);  permute_27 = None
    sigmoid_21: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul_170: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_6, sigmoid_21);  mm_6 = None
    sub_27: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_21);  sigmoid_21 = None
    mul_171: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sub_27);  addmm = sub_27 = None
    add_47: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_171, 1);  mul_171 = None
    mul_172: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_170, add_47);  mul_170 = add_47 = None
    permute_29: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(mul_172, [1, 0])
    mm_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_29, cat);  permute_29 = cat = None
    permute_30: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    sum_51: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_172, [0], True);  mul_172 = None
    view_86: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_51, [8]);  sum_51 = None
    permute_31: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_30, [1, 0]);  permute_30 = None
    return (mean, permute_31, view_86, permute_28, view_85, getitem_58, getitem_59, getitem_49, getitem_50, view_84, sum_49, getitem_55, getitem_56, permute_24, view_73, view_72, sum_41, getitem_52, getitem_53, view_61, sum_35, getitem_46, getitem_47, permute_20, view_50, view_49, sum_27, getitem_43, getitem_44, view_24, sum_14, getitem_31, getitem_32, permute_10, view_13, view_12, sum_6, getitem_28, getitem_29, getitem_25, getitem_26, view_38, sum_21, getitem_40, getitem_41, getitem_37, getitem_38, getitem_34, getitem_35, getitem_22, getitem_23, None, None, None)
