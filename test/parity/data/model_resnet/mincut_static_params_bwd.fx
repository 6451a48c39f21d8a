def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu", convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu", getitem_1: "f32[2][1]cpu", getitem_2: "f32[2][1]cpu", relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu", getitem_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", getitem_6: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu", convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", getitem_8: "f32[2][1]cpu", getitem_9: "f32[2][1]cpu", relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", getitem_13: "f32[2][1]cpu", getitem_14: "f32[2][1]cpu", relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", getitem_18: "f32[4][1]cpu", getitem_19: "f32[4][1]cpu", relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", getitem_23: "f32[4][1]cpu", getitem_24: "f32[4][1]cpu", convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", getitem_28: "f32[4][1]cpu", getitem_29: "f32[4][1]cpu", view: "f32[2, 4][4, 1]cpu", _log_softmax: "f32[2, 3][3, 1]cpu", getitem_33: "f32[][]cpu", detach_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_40, None, 1, -100, getitem_33);  tangents_1 = primals_40 = getitem_33 = None
    detach_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_6, 1, torch.float32);  nll_loss_backward = detach_6 = None
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    t_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_1);  t_1 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_2: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 1, 1]);  mm = None
    expand: "f32[2, 4, 2, 2][4, 1, 0, 0]cpu" = torch.ops.aten.expand.default(view_2, [2, 4, 2, 2]);  view_2 = None
    div: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    threshold_backward: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.threshold_backward.default(div, detach_7, 0);  div = detach_7 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(threshold_backward, convolution_5, primals_17, primals_36, primals_37, getitem_28, getitem_29, True, 1e-05, [True, True, True]);  convolution_5 = primals_17 = primals_36 = primals_37 = getitem_28 = getitem_29 = None
    getitem_34: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_batch_norm_backward[0]
    getitem_35: "f32[4][1]cpu" = native_batch_norm_backward[1]
    getitem_36: "f32[4][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    convolution_backward = torch.ops.aten.convolution_backward.default(getitem_34, relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_34 = primals_16 = None
    getitem_37: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_38: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1];  convolution_backward = None
    native_batch_norm_backward_1 = torch.ops.aten.native_batch_norm_backward.default(threshold_backward, convolution_4, primals_14, primals_33, primals_34, getitem_23, getitem_24, True, 1e-05, [True, True, True]);  threshold_backward = convolution_4 = primals_14 = primals_33 = primals_34 = getitem_23 = getitem_24 = None
    getitem_40: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_batch_norm_backward_1[0]
    getitem_41: "f32[4][1]cpu" = native_batch_norm_backward_1[1]
    getitem_42: "f32[4][1]cpu" = native_batch_norm_backward_1[2];  native_batch_norm_backward_1 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(getitem_40, relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_40 = primals_13 = None
    getitem_43: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_1[0]
    getitem_44: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    detach_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.detach.default(relu_3);  relu_3 = None
    detach_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    threshold_backward_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.threshold_backward.default(getitem_43, detach_8, 0);  getitem_43 = detach_8 = None
    native_batch_norm_backward_2 = torch.ops.aten.native_batch_norm_backward.default(threshold_backward_1, convolution_3, primals_11, primals_30, primals_31, getitem_18, getitem_19, True, 1e-05, [True, True, True]);  threshold_backward_1 = convolution_3 = primals_11 = primals_30 = primals_31 = getitem_18 = getitem_19 = None
    getitem_46: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_batch_norm_backward_2[0]
    getitem_47: "f32[4][1]cpu" = native_batch_norm_backward_2[1]
    getitem_48: "f32[4][1]cpu" = native_batch_norm_backward_2[2];  native_batch_norm_backward_2 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(getitem_46, relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_46 = primals_10 = None
    getitem_49: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_50: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_37, getitem_49);  getitem_37 = getitem_49 = None
    detach_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(relu_2);  relu_2 = None
    detach_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    threshold_backward_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(add_8, detach_9, 0);  add_8 = detach_9 = None
    native_batch_norm_backward_3 = torch.ops.aten.native_batch_norm_backward.default(threshold_backward_2, convolution_2, primals_8, primals_27, primals_28, getitem_13, getitem_14, True, 1e-05, [True, True, True]);  convolution_2 = primals_8 = primals_27 = primals_28 = getitem_13 = getitem_14 = None
    getitem_52: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = native_batch_norm_backward_3[0]
    getitem_53: "f32[2][1]cpu" = native_batch_norm_backward_3[1]
    getitem_54: "f32[2][1]cpu" = native_batch_norm_backward_3[2];  native_batch_norm_backward_3 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(getitem_52, relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_52 = primals_7 = None
    getitem_55: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_56: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_3[1];  convolution_backward_3 = None
    detach_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(getitem_55, detach_10, 0);  getitem_55 = detach_10 = None
    native_batch_norm_backward_4 = torch.ops.aten.native_batch_norm_backward.default(threshold_backward_3, convolution_1, primals_5, primals_24, primals_25, getitem_8, getitem_9, True, 1e-05, [True, True, True]);  threshold_backward_3 = convolution_1 = primals_5 = primals_24 = primals_25 = getitem_8 = getitem_9 = None
    getitem_58: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = native_batch_norm_backward_4[0]
    getitem_59: "f32[2][1]cpu" = native_batch_norm_backward_4[1]
    getitem_60: "f32[2][1]cpu" = native_batch_norm_backward_4[2];  native_batch_norm_backward_4 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(getitem_58, getitem_5, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_58 = getitem_5 = primals_4 = None
    getitem_61: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_62: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_4[1];  convolution_backward_4 = None
    add_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(threshold_backward_2, getitem_61);  threshold_backward_2 = getitem_61 = None
    max_pool2d_with_indices_backward: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(add_9, relu, [3, 3], [2, 2], [1, 1], [1, 1], False, getitem_6);  add_9 = getitem_6 = None
    detach: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_11: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_4: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.threshold_backward.default(max_pool2d_with_indices_backward, detach_11, 0);  max_pool2d_with_indices_backward = detach_11 = None
    native_batch_norm_backward_5 = torch.ops.aten.native_batch_norm_backward.default(threshold_backward_4, convolution, primals_2, primals_21, primals_22, getitem_1, getitem_2, True, 1e-05, [True, True, True]);  threshold_backward_4 = convolution = primals_2 = primals_21 = primals_22 = getitem_1 = getitem_2 = None
    getitem_64: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = native_batch_norm_backward_5[0]
    getitem_65: "f32[2][1]cpu" = native_batch_norm_backward_5[1]
    getitem_66: "f32[2][1]cpu" = native_batch_norm_backward_5[2];  native_batch_norm_backward_5 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(getitem_64, primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [False, True, False]);  getitem_64 = primals_39 = primals_1 = None
    getitem_68: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward_5[1];  convolution_backward_5 = None
    return (getitem_68, getitem_65, getitem_66, getitem_62, getitem_59, getitem_60, getitem_56, getitem_53, getitem_54, getitem_50, getitem_47, getitem_48, getitem_44, getitem_41, getitem_42, getitem_38, getitem_35, getitem_36, t_4, view_1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None)
