def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_23, 1);  primals_23 = None
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(convolution, primals_2, primals_3, primals_21, primals_22, True, 0.1, 1e-05);  primals_3 = None
    getitem: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[2][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[2][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [3, 3], [2, 2], [1, 1])
    getitem_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0]
    getitem_6: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem_5, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_1: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_26, 1);  primals_26 = None
    _native_batch_norm_legit_functional_1 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_1, primals_5, primals_6, primals_24, primals_25, True, 0.1, 1e-05);  primals_6 = None
    getitem_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_functional_1[0]
    getitem_8: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[1]
    getitem_9: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[2]
    getitem_10: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[3]
    getitem_11: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[4];  _native_batch_norm_legit_functional_1 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem_7);  getitem_7 = None
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_2: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_29, 1);  primals_29 = None
    _native_batch_norm_legit_functional_2 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_2, primals_8, primals_9, primals_27, primals_28, True, 0.1, 1e-05);  primals_9 = None
    getitem_12: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_functional_2[0]
    getitem_13: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[1]
    getitem_14: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[2]
    getitem_15: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[3]
    getitem_16: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[4];  _native_batch_norm_legit_functional_2 = None
    add_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, getitem_5);  getitem_12 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_3);  add_3 = None
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add_4: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_32, 1);  primals_32 = None
    _native_batch_norm_legit_functional_3 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_3, primals_11, primals_12, primals_30, primals_31, True, 0.1, 1e-05);  primals_12 = None
    getitem_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_3[0]
    getitem_18: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[1]
    getitem_19: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[2]
    getitem_20: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[3]
    getitem_21: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[4];  _native_batch_norm_legit_functional_3 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(getitem_17);  getitem_17 = None
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_5: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_35, 1);  primals_35 = None
    _native_batch_norm_legit_functional_4 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_4, primals_14, primals_15, primals_33, primals_34, True, 0.1, 1e-05);  primals_15 = None
    getitem_22: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_4[0]
    getitem_23: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[1]
    getitem_24: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[2]
    getitem_25: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[3]
    getitem_26: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[4];  _native_batch_norm_legit_functional_4 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    add_6: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_38, 1);  primals_38 = None
    _native_batch_norm_legit_functional_5 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_5, primals_17, primals_18, primals_36, primals_37, True, 0.1, 1e-05);  primals_18 = None
    getitem_27: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_5[0]
    getitem_28: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[1]
    getitem_29: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[2]
    getitem_30: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[3]
    getitem_31: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[4];  _native_batch_norm_legit_functional_5 = None
    add_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_22, getitem_27);  getitem_22 = getitem_27 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_7);  add_7 = None
    detach_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.detach.default(relu_4)
    mean: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(relu_4, [-1, -2], True);  relu_4 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mean, [2, 4])
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_19)
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view, t);  primals_20 = view = t = None
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm, 1, False);  addmm = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_40, None, 1, -100)
    getitem_32: "f32[][]cpu" = nll_loss_forward[0]
    getitem_33: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    detach_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    return (getitem_3, getitem_4, add, getitem_10, getitem_11, add_1, getitem_15, getitem_16, add_2, getitem_20, getitem_21, add_4, getitem_25, getitem_26, add_5, getitem_30, getitem_31, add_6, getitem_32, primals_1, primals_2, primals_4, primals_5, primals_7, primals_8, primals_10, primals_11, primals_13, primals_14, primals_16, primals_17, primals_19, primals_21, primals_22, primals_24, primals_25, primals_27, primals_28, primals_30, primals_31, primals_33, primals_34, primals_36, primals_37, primals_39, primals_40, convolution, getitem_1, getitem_2, relu, getitem_5, getitem_6, convolution_1, getitem_8, getitem_9, relu_1, convolution_2, getitem_13, getitem_14, relu_2, convolution_3, getitem_18, getitem_19, relu_3, convolution_4, getitem_23, getitem_24, convolution_5, getitem_28, getitem_29, mean, _log_softmax, getitem_33, detach_7)
