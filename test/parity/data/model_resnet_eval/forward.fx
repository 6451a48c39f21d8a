def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1);  primals_39 = primals_1 = None
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution, primals_2, primals_3, primals_21, primals_22, 0.1, 1e-05);  convolution = primals_2 = primals_3 = primals_21 = primals_22 = None
    getitem: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = _native_batch_norm_legit_no_training[0];  _native_batch_norm_legit_no_training = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [3, 3], [2, 2], [1, 1]);  relu = None
    getitem_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem_3, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_4 = None
    _native_batch_norm_legit_no_training_1 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_1, primals_5, primals_6, primals_24, primals_25, 0.1, 1e-05);  convolution_1 = primals_5 = primals_6 = primals_24 = primals_25 = None
    getitem_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_no_training_1[0];  _native_batch_norm_legit_no_training_1 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem_5);  getitem_5 = None
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  relu_1 = primals_7 = None
    _native_batch_norm_legit_no_training_2 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_2, primals_8, primals_9, primals_27, primals_28, 0.1, 1e-05);  convolution_2 = primals_8 = primals_9 = primals_27 = primals_28 = None
    getitem_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_no_training_2[0];  _native_batch_norm_legit_no_training_2 = None
    add: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_3);  getitem_8 = getitem_3 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add);  add = None
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1);  primals_10 = None
    _native_batch_norm_legit_no_training_3 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_3, primals_11, primals_12, primals_30, primals_31, 0.1, 1e-05);  convolution_3 = primals_11 = primals_12 = primals_30 = primals_31 = None
    getitem_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_3[0];  _native_batch_norm_legit_no_training_3 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(getitem_11);  getitem_11 = None
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  relu_3 = primals_13 = None
    _native_batch_norm_legit_no_training_4 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_4, primals_14, primals_15, primals_33, primals_34, 0.1, 1e-05);  convolution_4 = primals_14 = primals_15 = primals_33 = primals_34 = None
    getitem_14: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_4[0];  _native_batch_norm_legit_no_training_4 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1);  relu_2 = primals_16 = None
    _native_batch_norm_legit_no_training_5 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_5, primals_17, primals_18, primals_36, primals_37, 0.1, 1e-05);  convolution_5 = primals_17 = primals_18 = primals_36 = primals_37 = None
    getitem_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_5[0];  _native_batch_norm_legit_no_training_5 = None
    add_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, getitem_17);  getitem_14 = getitem_17 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_1);  add_1 = None
    mean: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(relu_4, [-1, -2], True);  relu_4 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mean, [2, 4]);  mean = None
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_19);  primals_19 = None
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view, t);  primals_20 = view = t = None
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm, 1, False);  addmm = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_40, None, 1, -100);  _log_softmax = primals_40 = None
    getitem_20: "f32[][]cpu" = nll_loss_forward[0];  nll_loss_forward = None
    return getitem_20
