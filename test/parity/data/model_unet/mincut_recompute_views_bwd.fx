def forward(self, primals_3: "f32[8, 8][8, 1]cpu", primals_5: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu", primals_7: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_9: "f32[4][1]cpu", primals_11: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_15: "f32[4][1]cpu", primals_17: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_19: "f32[4][1]cpu", primals_21: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_23: "f32[4, 8][8, 1]cpu", primals_25: "f32[4][1]cpu", primals_27: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_29: "f32[8][1]cpu", primals_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu", primals_33: "f32[4, 8][8, 1]cpu", primals_35: "f32[4][1]cpu", primals_37: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_39: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu", primals_41: "f32[4][1]cpu", primals_43: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu", primals_45: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu", primals_47: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_49: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu", primals_51: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", primals_53: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", cat: "f32[1, 4][4, 1]cpu", addmm: "f32[1, 8][8, 1]cpu", silu: "f32[1, 8][8, 1]cpu", addmm_1: "f32[1, 8][8, 1]cpu", convolution: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", getitem: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", silu_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", silu_2: "f32[1, 8][8, 1]cpu", add: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", getitem_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", silu_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", add_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", convolution_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", getitem_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", silu_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", add_2: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", getitem_9: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", silu_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", add_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", getitem_12: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", bmm_1: "f32[1, 4, 4][16, 4, 1]cpu", _to_copy_2: "i64[4][1]cpu", _unsafe_index: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", cat_1: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu", getitem_18: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu", silu_7: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu", add_7: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", getitem_21: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", silu_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", add_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", silu_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", convolution_12: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", detach_15: "f32[1, 2][2, 1]cpu", detach_16: "f32[1, 2][2, 1]cpu", detach_17: "f32[1, 2][2, 1]cpu", detach_18: "f32[1, 2][2, 1]cpu", transpose_2: "f32[1, 4, 4][48, 1, 4]cpu", transpose_3: "f32[1, 4, 4][16, 4, 1]cpu", detach_19: "f32[1, 4, 4][16, 4, 1]cpu", transpose_5: "f32[1, 4, 4][48, 4, 1]cpu", transpose_6: "f32[1, 4, 4][48, 1, 4]cpu", detach_20: "f32[1, 2][2, 1]cpu", detach_21: "f32[1, 2][2, 1]cpu", detach_22: "f32[1, 2][2, 1]cpu", detach_23: "f32[1, 2][2, 1]cpu", detach_24: "f32[1, 2][2, 1]cpu", detach_25: "f32[1, 2][2, 1]cpu", detach_26: "f32[1, 2][2, 1]cpu", detach_27: "f32[1, 2][2, 1]cpu", detach_28: "f32[1, 2][2, 1]cpu", detach_29: "f32[1, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    mse_loss_backward: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, convolution_12, primals_53, 1);  tangents_1 = convolution_12 = primals_53 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mse_loss_backward, silu_10, primals_49, [1], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mse_loss_backward = silu_10 = primals_49 = None
    getitem_24: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_25: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_26: "f32[1][1]cpu" = convolution_backward[2];  convolution_backward = None
    silu_backward: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_24, add_8);  getitem_24 = add_8 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(silu_backward, cat_1, primals_39, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  primals_39 = None
    getitem_27: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_28: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu" = convolution_backward_1[1]
    getitem_29: "f32[4][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(silu_backward, silu_9, primals_37, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  silu_backward = silu_9 = primals_37 = None
    getitem_30: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_31: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_2[1]
    getitem_32: "f32[4][1]cpu" = convolution_backward_2[2];  convolution_backward_2 = None
    silu_backward_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_30, getitem_21);  getitem_30 = getitem_21 = None
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(silu_backward_1, add_7, detach_15, detach_16, primals_35, 1, 4, 16, 2, [True, True, True]);  silu_backward_1 = add_7 = detach_15 = detach_16 = primals_35 = None
    getitem_33: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_backward[0]
    getitem_34: "f32[4][1]cpu" = native_group_norm_backward[1]
    getitem_35: "f32[4][1]cpu" = native_group_norm_backward[2];  native_group_norm_backward = None
    sum_1: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_33, [2, 3], True)
    squeeze: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 3);  sum_1 = None
    squeeze_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze, 2);  squeeze = None
    t_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_33);  primals_33 = None
    t_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_1, t_5);  t_5 = None
    t_6: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(squeeze_1)
    mm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_6, silu_2);  t_6 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_1, [0], True);  squeeze_1 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    t_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    silu_backward_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu_backward.default(mm, addmm_1);  mm = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(getitem_33, silu_7, primals_31, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  getitem_33 = silu_7 = primals_31 = None
    getitem_36: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_37: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu" = convolution_backward_3[1]
    getitem_38: "f32[4][1]cpu" = convolution_backward_3[2];  convolution_backward_3 = None
    silu_backward_3: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_36, getitem_18);  getitem_36 = getitem_18 = None
    native_group_norm_backward_1 = torch.ops.aten.native_group_norm_backward.default(silu_backward_3, cat_1, detach_17, detach_18, primals_29, 1, 8, 16, 2, [True, True, True]);  silu_backward_3 = cat_1 = detach_17 = detach_18 = primals_29 = None
    getitem_39: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = native_group_norm_backward_1[0]
    getitem_40: "f32[8][1]cpu" = native_group_norm_backward_1[1]
    getitem_41: "f32[8][1]cpu" = native_group_norm_backward_1[2];  native_group_norm_backward_1 = None
    add_9: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_27, getitem_39);  getitem_27 = getitem_39 = None
    slice_1: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_9, 1, 0, 4)
    slice_2: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_9, 1, 4, 8);  add_9 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(slice_1, _unsafe_index, primals_47, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  slice_1 = _unsafe_index = primals_47 = None
    getitem_42: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_43: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_4[1]
    getitem_44: "f32[4][1]cpu" = convolution_backward_4[2];  convolution_backward_4 = None
    new_zeros: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(getitem_42, [1, 4, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_2, -1)
    _unsafe_index_put: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_6, _to_copy_2], getitem_42, True);  new_zeros = unsqueeze_6 = _to_copy_2 = getitem_42 = None
    view_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 2, 2]);  bmm_1 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(_unsafe_index_put, view_1, primals_45, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_1 = primals_45 = None
    getitem_45: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_5[0]
    getitem_46: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_5[1]
    getitem_47: "f32[4][1]cpu" = convolution_backward_5[2];  convolution_backward_5 = None
    view_3: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_45, [1, 4, 4]);  getitem_45 = None
    bmm_2: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_2, view_3);  transpose_2 = None
    bmm_3: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, transpose_3);  view_3 = transpose_3 = None
    transpose_4: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(bmm_2, 1, 2);  bmm_2 = None
    _softmax_backward_data: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax_backward_data.default(transpose_4, detach_19, -1, torch.float32);  transpose_4 = detach_19 = None
    mul_5: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.5);  _softmax_backward_data = None
    bmm_4: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_5, mul_5);  transpose_5 = None
    bmm_5: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(mul_5, transpose_6);  mul_5 = transpose_6 = None
    transpose_7: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(bmm_5, 1, 2);  bmm_5 = None
    stack: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.stack.default([transpose_7, bmm_4, bmm_3], 1);  transpose_7 = bmm_4 = bmm_3 = None
    view_4: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.view.default(stack, [1, 12, 2, 2]);  stack = None
    convolution_backward_6 = torch.ops.aten.convolution_backward.default(view_4, getitem_12, primals_43, [12], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_4 = getitem_12 = primals_43 = None
    getitem_48: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_6[0]
    getitem_49: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_6[1]
    getitem_50: "f32[12][1]cpu" = convolution_backward_6[2];  convolution_backward_6 = None
    native_group_norm_backward_2 = torch.ops.aten.native_group_norm_backward.default(getitem_48, add_3, detach_20, detach_21, primals_41, 1, 4, 4, 2, [True, True, True]);  getitem_48 = add_3 = detach_20 = detach_21 = primals_41 = None
    getitem_51: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_backward_2[0]
    getitem_52: "f32[4][1]cpu" = native_group_norm_backward_2[1]
    getitem_53: "f32[4][1]cpu" = native_group_norm_backward_2[2];  native_group_norm_backward_2 = None
    add_10: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, getitem_51);  _unsafe_index_put = getitem_51 = None
    convolution_backward_7 = torch.ops.aten.convolution_backward.default(add_10, silu_6, primals_27, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  silu_6 = primals_27 = None
    getitem_54: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_7[0]
    getitem_55: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_7[1]
    getitem_56: "f32[4][1]cpu" = convolution_backward_7[2];  convolution_backward_7 = None
    silu_backward_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_54, getitem_9);  getitem_54 = getitem_9 = None
    native_group_norm_backward_3 = torch.ops.aten.native_group_norm_backward.default(silu_backward_4, add_2, detach_22, detach_23, primals_25, 1, 4, 4, 2, [True, True, True]);  silu_backward_4 = add_2 = detach_22 = detach_23 = primals_25 = None
    getitem_57: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_backward_3[0]
    getitem_58: "f32[4][1]cpu" = native_group_norm_backward_3[1]
    getitem_59: "f32[4][1]cpu" = native_group_norm_backward_3[2];  native_group_norm_backward_3 = None
    sum_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_57, [2, 3], True)
    squeeze_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_3, 3);  sum_3 = None
    squeeze_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_2, 2);  squeeze_2 = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_23);  primals_23 = None
    t_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_3, t_9);  t_9 = None
    t_10: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(squeeze_3)
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_10, silu_2);  t_10 = None
    t_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_3, [0], True);  squeeze_3 = None
    view_5: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_4, [4]);  sum_4 = None
    t_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_11);  t_11 = None
    silu_backward_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu_backward.default(mm_2, addmm_1);  mm_2 = None
    add_11: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(silu_backward_2, silu_backward_5);  silu_backward_2 = silu_backward_5 = None
    convolution_backward_8 = torch.ops.aten.convolution_backward.default(getitem_57, silu_4, primals_21, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  getitem_57 = silu_4 = primals_21 = None
    getitem_60: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_8[0]
    getitem_61: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_8[1]
    getitem_62: "f32[4][1]cpu" = convolution_backward_8[2];  convolution_backward_8 = None
    silu_backward_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_60, getitem_6);  getitem_60 = getitem_6 = None
    native_group_norm_backward_4 = torch.ops.aten.native_group_norm_backward.default(silu_backward_6, convolution_3, detach_24, detach_25, primals_19, 1, 4, 4, 2, [True, True, True]);  silu_backward_6 = convolution_3 = detach_24 = detach_25 = primals_19 = None
    getitem_63: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_backward_4[0]
    getitem_64: "f32[4][1]cpu" = native_group_norm_backward_4[1]
    getitem_65: "f32[4][1]cpu" = native_group_norm_backward_4[2];  native_group_norm_backward_4 = None
    add_12: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_10, getitem_63);  add_10 = getitem_63 = None
    convolution_backward_9 = torch.ops.aten.convolution_backward.default(add_12, add_1, primals_7, [4], [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  add_12 = add_1 = primals_7 = None
    getitem_66: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_9[0]
    getitem_67: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_9[1]
    getitem_68: "f32[4][1]cpu" = convolution_backward_9[2];  convolution_backward_9 = None
    add_13: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(slice_2, getitem_66);  slice_2 = getitem_66 = None
    convolution_backward_10 = torch.ops.aten.convolution_backward.default(add_13, silu_3, primals_17, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  silu_3 = primals_17 = None
    getitem_69: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_10[0]
    getitem_70: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_10[1]
    getitem_71: "f32[4][1]cpu" = convolution_backward_10[2];  convolution_backward_10 = None
    silu_backward_7: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_69, getitem_3);  getitem_69 = getitem_3 = None
    native_group_norm_backward_5 = torch.ops.aten.native_group_norm_backward.default(silu_backward_7, add, detach_26, detach_27, primals_15, 1, 4, 16, 2, [True, True, True]);  silu_backward_7 = add = detach_26 = detach_27 = primals_15 = None
    getitem_72: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_backward_5[0]
    getitem_73: "f32[4][1]cpu" = native_group_norm_backward_5[1]
    getitem_74: "f32[4][1]cpu" = native_group_norm_backward_5[2];  native_group_norm_backward_5 = None
    sum_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_72, [2, 3], True)
    squeeze_4: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_5, 3);  sum_5 = None
    squeeze_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_4, 2);  squeeze_4 = None
    t_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_13);  primals_13 = None
    t_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_4: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_5, t_13);  t_13 = None
    t_14: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(squeeze_5)
    mm_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_14, silu_2);  t_14 = silu_2 = None
    t_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_5);  mm_5 = None
    sum_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_5, [0], True);  squeeze_5 = None
    view_6: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_6, [4]);  sum_6 = None
    t_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    silu_backward_8: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu_backward.default(mm_4, addmm_1);  mm_4 = addmm_1 = None
    add_14: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_11, silu_backward_8);  add_11 = silu_backward_8 = None
    convolution_backward_11 = torch.ops.aten.convolution_backward.default(getitem_72, silu_1, primals_11, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  getitem_72 = silu_1 = primals_11 = None
    getitem_75: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_11[0]
    getitem_76: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_11[1]
    getitem_77: "f32[4][1]cpu" = convolution_backward_11[2];  convolution_backward_11 = None
    silu_backward_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.silu_backward.default(getitem_75, getitem);  getitem_75 = getitem = None
    native_group_norm_backward_6 = torch.ops.aten.native_group_norm_backward.default(silu_backward_9, convolution, detach_28, detach_29, primals_9, 1, 4, 16, 2, [True, True, True]);  silu_backward_9 = convolution = detach_28 = detach_29 = primals_9 = None
    getitem_78: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_backward_6[0]
    getitem_79: "f32[4][1]cpu" = native_group_norm_backward_6[1]
    getitem_80: "f32[4][1]cpu" = native_group_norm_backward_6[2];  native_group_norm_backward_6 = None
    add_15: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, getitem_78);  add_13 = getitem_78 = None
    convolution_backward_12 = torch.ops.aten.convolution_backward.default(add_15, primals_51, primals_5, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  add_15 = primals_51 = primals_5 = None
    getitem_82: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_12[1]
    getitem_83: "f32[4][1]cpu" = convolution_backward_12[2];  convolution_backward_12 = None
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    t_17: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_14, t_17);  t_17 = None
    t_18: "f32[8, 1][1, 8]cpu" = torch.ops.aten.t.default(add_14)
    mm_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_18, silu);  t_18 = silu = None
    t_19: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_7);  mm_7 = None
    sum_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_14, [0], True);  add_14 = None
    view_7: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    t_20: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    silu_backward_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.silu_backward.default(mm_6, addmm);  mm_6 = addmm = None
    t_21: "f32[8, 1][1, 8]cpu" = torch.ops.aten.t.default(silu_backward_10)
    mm_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_21, cat);  t_21 = cat = None
    t_22: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    sum_8: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(silu_backward_10, [0], True);  silu_backward_10 = None
    view_8: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_8, [8]);  sum_8 = None
    t_23: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_22);  t_22 = None
    return (t_23, view_8, t_20, view_7, getitem_82, getitem_83, getitem_67, getitem_68, getitem_79, getitem_80, getitem_76, getitem_77, t_16, view_6, getitem_73, getitem_74, getitem_70, getitem_71, getitem_64, getitem_65, getitem_61, getitem_62, t_12, view_5, getitem_58, getitem_59, getitem_55, getitem_56, getitem_40, getitem_41, getitem_37, getitem_38, t_8, view_2, getitem_34, getitem_35, getitem_31, getitem_32, getitem_28, getitem_29, getitem_52, getitem_53, getitem_49, getitem_50, getitem_46, getitem_47, getitem_43, getitem_44, getitem_25, getitem_26, None, None, None)
