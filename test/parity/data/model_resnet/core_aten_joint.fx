def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_23, 1);  primals_23 = None
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(convolution, primals_2, primals_3, primals_21, primals_22, True, 0.1, 1e-05);  primals_3 = primals_21 = primals_22 = None
    getitem: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[2][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[2][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [3, 3], [2, 2], [1, 1])
    getitem_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0]
    getitem_6: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem_5, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_1: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_26, 1);  primals_26 = None
    _native_batch_norm_legit_functional_1 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_1, primals_5, primals_6, primals_24, primals_25, True, 0.1, 1e-05);  primals_6 = primals_24 = primals_25 = None
    getitem_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_functional_1[0]
    getitem_8: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[1]
    getitem_9: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[2]
    getitem_10: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[3]
    getitem_11: "f32[2][1]cpu" = _native_batch_norm_legit_functional_1[4];  _native_batch_norm_legit_functional_1 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem_7);  getitem_7 = None
    alias_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_2: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_29, 1);  primals_29 = None
    _native_batch_norm_legit_functional_2 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_2, primals_8, primals_9, primals_27, primals_28, True, 0.1, 1e-05);  primals_9 = primals_27 = primals_28 = None
    getitem_12: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit_functional_2[0]
    getitem_13: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[1]
    getitem_14: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[2]
    getitem_15: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[3]
    getitem_16: "f32[2][1]cpu" = _native_batch_norm_legit_functional_2[4];  _native_batch_norm_legit_functional_2 = None
    add_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, getitem_5);  getitem_12 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_3);  add_3 = None
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_2)
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add_4: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_32, 1);  primals_32 = None
    _native_batch_norm_legit_functional_3 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_3, primals_11, primals_12, primals_30, primals_31, True, 0.1, 1e-05);  primals_12 = primals_30 = primals_31 = None
    getitem_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_3[0]
    getitem_18: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[1]
    getitem_19: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[2]
    getitem_20: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[3]
    getitem_21: "f32[4][1]cpu" = _native_batch_norm_legit_functional_3[4];  _native_batch_norm_legit_functional_3 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(getitem_17);  getitem_17 = None
    alias_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_3)
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_5: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_35, 1);  primals_35 = None
    _native_batch_norm_legit_functional_4 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_4, primals_14, primals_15, primals_33, primals_34, True, 0.1, 1e-05);  primals_15 = primals_33 = primals_34 = None
    getitem_22: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_4[0]
    getitem_23: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[1]
    getitem_24: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[2]
    getitem_25: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[3]
    getitem_26: "f32[4][1]cpu" = _native_batch_norm_legit_functional_4[4];  _native_batch_norm_legit_functional_4 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    add_6: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_38, 1);  primals_38 = None
    _native_batch_norm_legit_functional_5 = torch.ops.aten._native_batch_norm_legit_functional.default(convolution_5, primals_17, primals_18, primals_36, primals_37, True, 0.1, 1e-05);  primals_18 = primals_36 = primals_37 = None
    getitem_27: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = _native_batch_norm_legit_functional_5[0]
    getitem_28: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[1]
    getitem_29: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[2]
    getitem_30: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[3]
    getitem_31: "f32[4][1]cpu" = _native_batch_norm_legit_functional_5[4];  _native_batch_norm_legit_functional_5 = None
    add_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_22, getitem_27);  getitem_22 = getitem_27 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_7);  add_7 = None
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
    unsqueeze_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_28, 0);  getitem_28 = None
    unsqueeze_3: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3);  unsqueeze_3 = None
    sum_5: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_4)
    mul_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_1);  sub_1 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3]);  mul_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, 0.125)
    unsqueeze_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 0);  mul_3 = None
    unsqueeze_6: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2);  unsqueeze_5 = None
    unsqueeze_7: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3);  unsqueeze_6 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.125)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_29, getitem_29)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    unsqueeze_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, 0);  mul_6 = None
    unsqueeze_9: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    unsqueeze_10: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3);  unsqueeze_9 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_29, primals_17);  primals_17 = None
    unsqueeze_11: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    unsqueeze_12: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2);  unsqueeze_11 = None
    unsqueeze_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3);  unsqueeze_12 = None
    sub_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_4);  convolution_5 = unsqueeze_4 = None
    mul_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_10);  sub_2 = unsqueeze_10 = None
    sub_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_4, mul_8);  mul_8 = None
    sub_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_7);  sub_3 = unsqueeze_7 = None
    mul_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_13);  sub_4 = unsqueeze_13 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, getitem_29);  sum_6 = getitem_29 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_9, relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_9 = primals_16 = None
    getitem_32: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_33: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1];  convolution_backward = None
    unsqueeze_14: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_23, 0);  getitem_23 = None
    unsqueeze_15: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    unsqueeze_16: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3);  unsqueeze_15 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_16)
    mul_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_5);  sub_5 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2, 3]);  mul_11 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_7, 0.125)
    unsqueeze_17: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_12, 0);  mul_12 = None
    unsqueeze_18: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_17, 2);  unsqueeze_17 = None
    unsqueeze_19: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 3);  unsqueeze_18 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_8, 0.125)
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_24, getitem_24)
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_14);  mul_13 = mul_14 = None
    unsqueeze_20: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_15, 0);  mul_15 = None
    unsqueeze_21: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 2);  unsqueeze_20 = None
    unsqueeze_22: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_21, 3);  unsqueeze_21 = None
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_24, primals_14);  primals_14 = None
    unsqueeze_23: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_16, 0);  mul_16 = None
    unsqueeze_24: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_23, 2);  unsqueeze_23 = None
    unsqueeze_25: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_24, 3);  unsqueeze_24 = None
    sub_6: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_16);  convolution_4 = unsqueeze_16 = None
    mul_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, unsqueeze_22);  sub_6 = unsqueeze_22 = None
    sub_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_4, mul_17);  where_4 = mul_17 = None
    sub_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_7, unsqueeze_19);  sub_7 = unsqueeze_19 = None
    mul_18: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, unsqueeze_25);  sub_8 = unsqueeze_25 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_8, getitem_24);  sum_8 = getitem_24 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_18, relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_18 = relu_3 = primals_13 = None
    getitem_35: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_1[0]
    getitem_36: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    alias_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    le_1: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_8, 0);  alias_8 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, getitem_35);  le_1 = scalar_tensor_5 = getitem_35 = None
    unsqueeze_26: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_18, 0);  getitem_18 = None
    unsqueeze_27: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_26, 2);  unsqueeze_26 = None
    unsqueeze_28: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_27, 3);  unsqueeze_27 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, 2, 3])
    sub_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_28)
    mul_20: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, sub_9);  sub_9 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [0, 2, 3]);  mul_20 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, 0.125)
    unsqueeze_29: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_21, 0);  mul_21 = None
    unsqueeze_30: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_29, 2);  unsqueeze_29 = None
    unsqueeze_31: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_30, 3);  unsqueeze_30 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_10, 0.125)
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_19, getitem_19)
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_22, mul_23);  mul_22 = mul_23 = None
    unsqueeze_32: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_24, 0);  mul_24 = None
    unsqueeze_33: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_32, 2);  unsqueeze_32 = None
    unsqueeze_34: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_33, 3);  unsqueeze_33 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem_19, primals_11);  primals_11 = None
    unsqueeze_35: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_25, 0);  mul_25 = None
    unsqueeze_36: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, 2);  unsqueeze_35 = None
    unsqueeze_37: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_36, 3);  unsqueeze_36 = None
    sub_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_28);  convolution_3 = unsqueeze_28 = None
    mul_26: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, unsqueeze_34);  sub_10 = unsqueeze_34 = None
    sub_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_5, mul_26);  where_5 = mul_26 = None
    sub_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_11, unsqueeze_31);  sub_11 = unsqueeze_31 = None
    mul_27: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, unsqueeze_37);  sub_12 = unsqueeze_37 = None
    mul_28: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_10, getitem_19);  sum_10 = getitem_19 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_27, relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_27 = relu_2 = primals_10 = None
    getitem_38: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_39: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_32, getitem_38);  getitem_32 = getitem_38 = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le_2: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_9, 0);  alias_9 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_2, scalar_tensor_6, add_8);  le_2 = scalar_tensor_6 = add_8 = None
    unsqueeze_38: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_13, 0);  getitem_13 = None
    unsqueeze_39: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_38, 2);  unsqueeze_38 = None
    unsqueeze_40: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_39, 3);  unsqueeze_39 = None
    sum_11: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_6, [0, 2, 3])
    sub_13: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_40)
    mul_29: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, sub_13);  sub_13 = None
    sum_12: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_29, [0, 2, 3]);  mul_29 = None
    mul_30: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_11, 0.03125)
    unsqueeze_41: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_30, 0);  mul_30 = None
    unsqueeze_42: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_41, 2);  unsqueeze_41 = None
    unsqueeze_43: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_42, 3);  unsqueeze_42 = None
    mul_31: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_12, 0.03125)
    mul_32: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_14, getitem_14)
    mul_33: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_31, mul_32);  mul_31 = mul_32 = None
    unsqueeze_44: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_33, 0);  mul_33 = None
    unsqueeze_45: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_44, 2);  unsqueeze_44 = None
    unsqueeze_46: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_45, 3);  unsqueeze_45 = None
    mul_34: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_14, primals_8);  primals_8 = None
    unsqueeze_47: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_34, 0);  mul_34 = None
    unsqueeze_48: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_47, 2);  unsqueeze_47 = None
    unsqueeze_49: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_48, 3);  unsqueeze_48 = None
    sub_14: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_40);  convolution_2 = unsqueeze_40 = None
    mul_35: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, unsqueeze_46);  sub_14 = unsqueeze_46 = None
    sub_15: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_6, mul_35);  mul_35 = None
    sub_16: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_15, unsqueeze_43);  sub_15 = unsqueeze_43 = None
    mul_36: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, unsqueeze_49);  sub_16 = unsqueeze_49 = None
    mul_37: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_12, getitem_14);  sum_12 = getitem_14 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(mul_36, relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_36 = relu_1 = primals_7 = None
    getitem_41: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_42: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_3[1];  convolution_backward_3 = None
    alias_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le_3: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_10, 0);  alias_10 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_3, scalar_tensor_7, getitem_41);  le_3 = scalar_tensor_7 = getitem_41 = None
    unsqueeze_50: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_8, 0);  getitem_8 = None
    unsqueeze_51: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_50, 2);  unsqueeze_50 = None
    unsqueeze_52: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_51, 3);  unsqueeze_51 = None
    sum_13: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_7, [0, 2, 3])
    sub_17: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_52)
    mul_38: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, sub_17);  sub_17 = None
    sum_14: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_38, [0, 2, 3]);  mul_38 = None
    mul_39: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_13, 0.03125)
    unsqueeze_53: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_39, 0);  mul_39 = None
    unsqueeze_54: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_53, 2);  unsqueeze_53 = None
    unsqueeze_55: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_54, 3);  unsqueeze_54 = None
    mul_40: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_14, 0.03125)
    mul_41: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_9, getitem_9)
    mul_42: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_40, mul_41);  mul_40 = mul_41 = None
    unsqueeze_56: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_42, 0);  mul_42 = None
    unsqueeze_57: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_56, 2);  unsqueeze_56 = None
    unsqueeze_58: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_57, 3);  unsqueeze_57 = None
    mul_43: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_9, primals_5);  primals_5 = None
    unsqueeze_59: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_43, 0);  mul_43 = None
    unsqueeze_60: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_59, 2);  unsqueeze_59 = None
    unsqueeze_61: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_60, 3);  unsqueeze_60 = None
    sub_18: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_52);  convolution_1 = unsqueeze_52 = None
    mul_44: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_18, unsqueeze_58);  sub_18 = unsqueeze_58 = None
    sub_19: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_7, mul_44);  where_7 = mul_44 = None
    sub_20: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_19, unsqueeze_55);  sub_19 = unsqueeze_55 = None
    mul_45: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_20, unsqueeze_61);  sub_20 = unsqueeze_61 = None
    mul_46: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_14, getitem_9);  sum_14 = getitem_9 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(mul_45, getitem_5, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_45 = getitem_5 = primals_4 = None
    getitem_44: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_45: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_4[1];  convolution_backward_4 = None
    add_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where_6, getitem_44);  where_6 = getitem_44 = None
    max_pool2d_with_indices_backward: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(add_9, relu, [3, 3], [2, 2], [1, 1], [1, 1], False, getitem_6);  add_9 = relu = getitem_6 = None
    alias_11: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_4: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_11, 0);  alias_11 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_4, scalar_tensor_8, max_pool2d_with_indices_backward);  le_4 = scalar_tensor_8 = max_pool2d_with_indices_backward = None
    unsqueeze_62: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_62, 2);  unsqueeze_62 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, 3);  unsqueeze_63 = None
    sum_15: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0, 2, 3])
    sub_21: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_64)
    mul_47: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, sub_21);  sub_21 = None
    sum_16: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_47, [0, 2, 3]);  mul_47 = None
    mul_48: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_15, 0.0078125)
    unsqueeze_65: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_48, 0);  mul_48 = None
    unsqueeze_66: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_65, 2);  unsqueeze_65 = None
    unsqueeze_67: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_66, 3);  unsqueeze_66 = None
    mul_49: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_16, 0.0078125)
    mul_50: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_51: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_49, mul_50);  mul_49 = mul_50 = None
    unsqueeze_68: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_51, 0);  mul_51 = None
    unsqueeze_69: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_68, 2);  unsqueeze_68 = None
    unsqueeze_70: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_69, 3);  unsqueeze_69 = None
    mul_52: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, primals_2);  primals_2 = None
    unsqueeze_71: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_52, 0);  mul_52 = None
    unsqueeze_72: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_71, 2);  unsqueeze_71 = None
    unsqueeze_73: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_72, 3);  unsqueeze_72 = None
    sub_22: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_64);  convolution = unsqueeze_64 = None
    mul_53: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, unsqueeze_70);  sub_22 = unsqueeze_70 = None
    sub_23: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(where_8, mul_53);  where_8 = mul_53 = None
    sub_24: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(sub_23, unsqueeze_67);  sub_23 = unsqueeze_67 = None
    mul_54: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_24, unsqueeze_73);  sub_24 = unsqueeze_73 = None
    mul_55: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_16, getitem_2);  sum_16 = getitem_2 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(mul_54, primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [False, True, False]);  mul_54 = primals_39 = primals_1 = None
    getitem_48: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward_5[1];  convolution_backward_5 = None
    return (getitem_3, getitem_4, add, getitem_10, getitem_11, add_1, getitem_15, getitem_16, add_2, getitem_20, getitem_21, add_4, getitem_25, getitem_26, add_5, getitem_30, getitem_31, add_6, div, getitem_48, mul_55, sum_15, getitem_45, mul_46, sum_13, getitem_42, mul_37, sum_11, getitem_39, mul_28, sum_9, getitem_36, mul_19, sum_7, getitem_33, mul_10, sum_5, permute_4, view_1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None)
