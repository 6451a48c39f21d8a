def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution, primals_2, primals_3, primals_21, primals_22, 0.1, 1e-05);  primals_3 = None
    getitem: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = _native_batch_norm_legit_no_training[0];  _native_batch_norm_legit_no_training = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [3, 3], [2, 2], [1, 1])
    getitem_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0]
    getitem_4: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem_3, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training_1 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_1, primals_5, primals_6, primals_24, primals_25, 0.1, 1e-05);  primals_6 = None
    getitem_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_no_training_1[0];  _native_batch_norm_legit_no_training_1 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem_5);  getitem_5 = None
    alias_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training_2 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_2, primals_8, primals_9, primals_27, primals_28, 0.1, 1e-05);  primals_9 = None
    getitem_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_no_training_2[0];  _native_batch_norm_legit_no_training_2 = None
    add: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_3);  getitem_8 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add);  add = None
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_2)
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training_3 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_3, primals_11, primals_12, primals_30, primals_31, 0.1, 1e-05);  primals_12 = None
    getitem_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_3[0];  _native_batch_norm_legit_no_training_3 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(getitem_11);  getitem_11 = None
    alias_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_3)
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training_4 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_4, primals_14, primals_15, primals_33, primals_34, 0.1, 1e-05);  primals_15 = None
    getitem_14: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_4[0];  _native_batch_norm_legit_no_training_4 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    _native_batch_norm_legit_no_training_5 = torch.ops.aten._native_batch_norm_legit_no_training.default(convolution_5, primals_17, primals_18, primals_36, primals_37, 0.1, 1e-05);  primals_18 = None
    getitem_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_no_training_5[0];  _native_batch_norm_legit_no_training_5 = None
    add_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, getitem_17);  getitem_14 = getitem_17 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_1);  add_1 = None
    alias_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_4)
    mean: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(relu_4, [-1, -2], True);  relu_4 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mean, [2, 4]);  mean = None
    permute: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view, permute);  primals_20 = None
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm, 1, False);  addmm = None
    alias_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_40, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_40, 1);  primals_40 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_6);  alias_6 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    permute_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sub, permute_1);  permute_1 = None
    permute_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(sub, [1, 0])
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, view);  permute_2 = view = None
    permute_3: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub, [0], True);  sub = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    permute_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    view_2: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 1, 1]);  mm = None
    expand: "f32[2, 4, 2, 2][4, 1, 0, 0]cpu" = torch.ops.aten.expand.default(view_2, [2, 4, 2, 2]);  view_2 = None
    div_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    alias_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    le: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_7, 0);  alias_7 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_4, div_2);  le = scalar_tensor_4 = div_2 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_37, 1e-05);  primals_37 = None
    rsqrt: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    unsqueeze_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_36, 0);  primals_36 = None
    unsqueeze_3: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3);  unsqueeze_3 = None
    sum_5: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_4);  convolution_5 = unsqueeze_4 = None
    mul_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_1);  sub_1 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3]);  mul_2 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, primals_17);  primals_17 = None
    unsqueeze_11: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    unsqueeze_12: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2);  unsqueeze_11 = None
    unsqueeze_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3);  unsqueeze_12 = None
    mul_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, unsqueeze_13);  unsqueeze_13 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, rsqrt);  sum_6 = rsqrt = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_8, relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_8 = primals_16 = None
    getitem_20: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_21: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1];  convolution_backward = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_34, 1e-05);  primals_34 = None
    rsqrt_1: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    unsqueeze_14: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_33, 0);  primals_33 = None
    unsqueeze_15: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    unsqueeze_16: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3);  unsqueeze_15 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_16);  convolution_4 = unsqueeze_16 = None
    mul_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_2);  sub_2 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 2, 3]);  mul_10 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, primals_14);  primals_14 = None
    unsqueeze_23: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_15, 0);  mul_15 = None
    unsqueeze_24: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_23, 2);  unsqueeze_23 = None
    unsqueeze_25: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_24, 3);  unsqueeze_24 = None
    mul_16: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, unsqueeze_25);  where_4 = unsqueeze_25 = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_8, rsqrt_1);  sum_8 = rsqrt_1 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_16, relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_16 = relu_3 = primals_13 = None
    getitem_23: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_1[0]
    getitem_24: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    alias_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    le_1: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_8, 0);  alias_8 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, getitem_23);  le_1 = scalar_tensor_5 = getitem_23 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_31, 1e-05);  primals_31 = None
    rsqrt_2: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    unsqueeze_26: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_30, 0);  primals_30 = None
    unsqueeze_27: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_26, 2);  unsqueeze_26 = None
    unsqueeze_28: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_27, 3);  unsqueeze_27 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, 2, 3])
    sub_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_28);  convolution_3 = unsqueeze_28 = None
    mul_18: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, sub_3);  sub_3 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [0, 2, 3]);  mul_18 = None
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_2, primals_11);  primals_11 = None
    unsqueeze_35: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_23, 0);  mul_23 = None
    unsqueeze_36: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, 2);  unsqueeze_35 = None
    unsqueeze_37: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_36, 3);  unsqueeze_36 = None
    mul_24: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, unsqueeze_37);  where_5 = unsqueeze_37 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_10, rsqrt_2);  sum_10 = rsqrt_2 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_24, relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_24 = relu_2 = primals_10 = None
    getitem_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_27: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_20, getitem_26);  getitem_20 = getitem_26 = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le_2: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_9, 0);  alias_9 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_2, scalar_tensor_6, add_5);  le_2 = scalar_tensor_6 = add_5 = None
    add_6: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_28, 1e-05);  primals_28 = None
    rsqrt_3: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_6);  add_6 = None
    unsqueeze_38: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_27, 0);  primals_27 = None
    unsqueeze_39: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_38, 2);  unsqueeze_38 = None
    unsqueeze_40: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_39, 3);  unsqueeze_39 = None
    sum_11: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_6, [0, 2, 3])
    sub_4: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_40);  convolution_2 = unsqueeze_40 = None
    mul_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, sub_4);  sub_4 = None
    sum_12: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_26, [0, 2, 3]);  mul_26 = None
    mul_31: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_3, primals_8);  primals_8 = None
    unsqueeze_47: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_31, 0);  mul_31 = None
    unsqueeze_48: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_47, 2);  unsqueeze_47 = None
    unsqueeze_49: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_48, 3);  unsqueeze_48 = None
    mul_32: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, unsqueeze_49);  unsqueeze_49 = None
    mul_33: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_12, rsqrt_3);  sum_12 = rsqrt_3 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(mul_32, relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_32 = relu_1 = primals_7 = None
    getitem_29: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_30: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_3[1];  convolution_backward_3 = None
    alias_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le_3: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_10, 0);  alias_10 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_3, scalar_tensor_7, getitem_29);  le_3 = scalar_tensor_7 = getitem_29 = None
    add_7: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_25, 1e-05);  primals_25 = None
    rsqrt_4: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_7);  add_7 = None
    unsqueeze_50: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_24, 0);  primals_24 = None
    unsqueeze_51: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_50, 2);  unsqueeze_50 = None
    unsqueeze_52: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_51, 3);  unsqueeze_51 = None
    sum_13: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_7, [0, 2, 3])
    sub_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_52);  convolution_1 = unsqueeze_52 = None
    mul_34: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, sub_5);  sub_5 = None
    sum_14: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_34, [0, 2, 3]);  mul_34 = None
    mul_39: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_4, primals_5);  primals_5 = None
    unsqueeze_59: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_39, 0);  mul_39 = None
    unsqueeze_60: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_59, 2);  unsqueeze_59 = None
    unsqueeze_61: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_60, 3);  unsqueeze_60 = None
    mul_40: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, unsqueeze_61);  where_7 = unsqueeze_61 = None
    mul_41: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_14, rsqrt_4);  sum_14 = rsqrt_4 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(mul_40, getitem_3, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_40 = getitem_3 = primals_4 = None
    getitem_32: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_33: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_4[1];  convolution_backward_4 = None
    add_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where_6, getitem_32);  where_6 = getitem_32 = None
    max_pool2d_with_indices_backward: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(add_8, relu, [3, 3], [2, 2], [1, 1], [1, 1], False, getitem_4);  add_8 = relu = getitem_4 = None
    alias_11: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_4: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_11, 0);  alias_11 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_4, scalar_tensor_8, max_pool2d_with_indices_backward);  le_4 = scalar_tensor_8 = max_pool2d_with_indices_backward = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_22, 1e-05);  primals_22 = None
    rsqrt_5: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_9);  add_9 = None
    unsqueeze_62: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_21, 0);  primals_21 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_62, 2);  unsqueeze_62 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, 3);  unsqueeze_63 = None
    sum_15: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0, 2, 3])
    sub_6: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_64);  convolution = unsqueeze_64 = None
    mul_42: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, sub_6);  sub_6 = None
    sum_16: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_42, [0, 2, 3]);  mul_42 = None
    mul_47: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_5, primals_2);  primals_2 = None
    unsqueeze_71: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_47, 0);  mul_47 = None
    unsqueeze_72: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_71, 2);  unsqueeze_71 = None
    unsqueeze_73: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_72, 3);  unsqueeze_72 = None
    mul_48: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, unsqueeze_73);  where_8 = unsqueeze_73 = None
    mul_49: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_16, rsqrt_5);  sum_16 = rsqrt_5 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(mul_48, primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [False, True, False]);  mul_48 = primals_39 = primals_1 = None
    getitem_36: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward_5[1];  convolution_backward_5 = None
    return (div, getitem_36, mul_49, sum_15, getitem_33, mul_41, sum_13, getitem_30, mul_33, sum_11, getitem_27, mul_25, sum_9, getitem_24, mul_17, sum_7, getitem_21, mul_9, sum_5, permute_4, view_1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None)
