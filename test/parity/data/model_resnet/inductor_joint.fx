def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_23, 1);  primals_23 = None
    var_mean = torch.ops.aten.var_mean.correction(convolution, [0, 2, 3], correction = 0, keepdim = True)
    getitem: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05)
    rsqrt: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, getitem_1)
    mul: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3]);  getitem_1 = None
    squeeze_1: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3]);  rsqrt = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 0.1)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_21, 0.9);  primals_21 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    squeeze_2: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3]);  getitem = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, 1.0078740157480315);  squeeze_2 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.1);  mul_3 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_22, 0.9);  primals_22 = None
    add_3: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1)
    unsqueeze_1: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    mul_6: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, unsqueeze_1);  mul = unsqueeze_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, -1);  primals_3 = None
    unsqueeze_3: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    add_4: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_3);  mul_6 = unsqueeze_3 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(add_4);  add_4 = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False);  relu = None
    getitem_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_3: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    _low_memory_max_pool_offsets_to_indices: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_3, [3, 3], [8, 8], [2, 2], [1, 1], [1, 1]);  getitem_3 = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem_2, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_5: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_26, 1);  primals_26 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(convolution_1, [0, 2, 3], correction = 0, keepdim = True)
    getitem_4: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_1[0]
    getitem_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_4, 1e-05)
    rsqrt_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_6);  add_6 = None
    sub_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, getitem_5)
    mul_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1);  sub_1 = None
    squeeze_3: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3]);  getitem_5 = None
    squeeze_4: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_1, [0, 2, 3]);  rsqrt_1 = None
    mul_8: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_3, 0.1)
    mul_9: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_24, 0.9);  primals_24 = None
    add_7: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
    squeeze_5: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3]);  getitem_4 = None
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_5, 1.032258064516129);  squeeze_5 = None
    mul_11: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 0.1);  mul_10 = None
    mul_12: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_25, 0.9);  primals_25 = None
    add_8: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_11, mul_12);  mul_11 = mul_12 = None
    unsqueeze_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_5, -1)
    unsqueeze_5: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    mul_13: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_5);  mul_7 = unsqueeze_5 = None
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_6, -1);  primals_6 = None
    unsqueeze_7: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, -1);  unsqueeze_6 = None
    add_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, unsqueeze_7);  mul_13 = unsqueeze_7 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_9);  add_9 = None
    alias_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_10: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_29, 1);  primals_29 = None
    var_mean_2 = torch.ops.aten.var_mean.correction(convolution_2, [0, 2, 3], correction = 0, keepdim = True)
    getitem_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_2[0]
    getitem_7: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_6, 1e-05)
    rsqrt_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_11);  add_11 = None
    sub_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, getitem_7)
    mul_14: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2);  sub_2 = None
    squeeze_6: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_7, [0, 2, 3]);  getitem_7 = None
    squeeze_7: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_2, [0, 2, 3]);  rsqrt_2 = None
    mul_15: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_6, 0.1)
    mul_16: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_27, 0.9);  primals_27 = None
    add_12: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_15, mul_16);  mul_15 = mul_16 = None
    squeeze_8: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_6, [0, 2, 3]);  getitem_6 = None
    mul_17: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_8, 1.032258064516129);  squeeze_8 = None
    mul_18: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_17, 0.1);  mul_17 = None
    mul_19: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_28, 0.9);  primals_28 = None
    add_13: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_18, mul_19);  mul_18 = mul_19 = None
    unsqueeze_8: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, -1)
    unsqueeze_9: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    mul_20: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_14, unsqueeze_9);  mul_14 = unsqueeze_9 = None
    unsqueeze_10: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, -1);  primals_9 = None
    unsqueeze_11: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, -1);  unsqueeze_10 = None
    add_14: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_20, unsqueeze_11);  mul_20 = unsqueeze_11 = None
    add_15: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_14, getitem_2);  add_14 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_15);  add_15 = None
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_2)
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add_16: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_32, 1);  primals_32 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(convolution_3, [0, 2, 3], correction = 0, keepdim = True)
    getitem_8: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_3[0]
    getitem_9: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_17: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, 1e-05)
    rsqrt_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_17);  add_17 = None
    sub_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, getitem_9)
    mul_21: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = None
    squeeze_9: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_9, [0, 2, 3]);  getitem_9 = None
    squeeze_10: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_3, [0, 2, 3]);  rsqrt_3 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_9, 0.1)
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_30, 0.9);  primals_30 = None
    add_18: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_22, mul_23);  mul_22 = mul_23 = None
    squeeze_11: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_8, [0, 2, 3]);  getitem_8 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_11, 1.1428571428571428);  squeeze_11 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_24, 0.1);  mul_24 = None
    mul_26: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_31, 0.9);  primals_31 = None
    add_19: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_25, mul_26);  mul_25 = mul_26 = None
    unsqueeze_12: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_11, -1)
    unsqueeze_13: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, -1);  unsqueeze_12 = None
    mul_27: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, unsqueeze_13);  mul_21 = unsqueeze_13 = None
    unsqueeze_14: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_12, -1);  primals_12 = None
    unsqueeze_15: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, -1);  unsqueeze_14 = None
    add_20: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_27, unsqueeze_15);  mul_27 = unsqueeze_15 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_20);  add_20 = None
    alias_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_3)
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_21: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_35, 1);  primals_35 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(convolution_4, [0, 2, 3], correction = 0, keepdim = True)
    getitem_10: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_4[0]
    getitem_11: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_22: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_10, 1e-05)
    rsqrt_4: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_22);  add_22 = None
    sub_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, getitem_11)
    mul_28: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = None
    squeeze_12: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_11, [0, 2, 3]);  getitem_11 = None
    squeeze_13: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_4, [0, 2, 3]);  rsqrt_4 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_12, 0.1)
    mul_30: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_33, 0.9);  primals_33 = None
    add_23: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_29, mul_30);  mul_29 = mul_30 = None
    squeeze_14: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_10, [0, 2, 3]);  getitem_10 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_14, 1.1428571428571428);  squeeze_14 = None
    mul_32: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_31, 0.1);  mul_31 = None
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_34, 0.9);  primals_34 = None
    add_24: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    unsqueeze_16: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_14, -1)
    unsqueeze_17: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, -1);  unsqueeze_16 = None
    mul_34: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, unsqueeze_17);  mul_28 = unsqueeze_17 = None
    unsqueeze_18: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, -1);  primals_15 = None
    unsqueeze_19: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, -1);  unsqueeze_18 = None
    add_25: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_34, unsqueeze_19);  mul_34 = unsqueeze_19 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    add_26: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_38, 1);  primals_38 = None
    var_mean_5 = torch.ops.aten.var_mean.correction(convolution_5, [0, 2, 3], correction = 0, keepdim = True)
    getitem_12: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_5[0]
    getitem_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_5[1];  var_mean_5 = None
    add_27: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, 1e-05)
    rsqrt_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_27);  add_27 = None
    sub_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, getitem_13)
    mul_35: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, rsqrt_5);  sub_5 = None
    squeeze_15: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_13, [0, 2, 3]);  getitem_13 = None
    squeeze_16: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_5, [0, 2, 3]);  rsqrt_5 = None
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_15, 0.1)
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_36, 0.9);  primals_36 = None
    add_28: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_36, mul_37);  mul_36 = mul_37 = None
    squeeze_17: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_12, [0, 2, 3]);  getitem_12 = None
    mul_38: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_17, 1.1428571428571428);  squeeze_17 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_38, 0.1);  mul_38 = None
    mul_40: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_37, 0.9);  primals_37 = None
    add_29: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_39, mul_40);  mul_39 = mul_40 = None
    unsqueeze_20: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_17, -1)
    unsqueeze_21: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, -1);  unsqueeze_20 = None
    mul_41: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, unsqueeze_21);  mul_35 = unsqueeze_21 = None
    unsqueeze_22: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_18, -1);  primals_18 = None
    unsqueeze_23: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_22, -1);  unsqueeze_22 = None
    add_30: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_41, unsqueeze_23);  mul_41 = unsqueeze_23 = None
    add_31: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_25, add_30);  add_25 = add_30 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_31);  add_31 = None
    alias_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_4)
    mean: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(relu_4, [-1, -2], True);  relu_4 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mean, [2, 4]);  mean = None
    permute: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view, permute);  primals_20 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm, [1], True)
    sub_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm, amax);  addmm = amax = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_6)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, log);  sub_6 = log = None
    alias_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_7)
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_40, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze_24: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_7, 1, unsqueeze_24);  sub_7 = unsqueeze_24 = None
    squeeze_18: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze_18);  squeeze_18 = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_25: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_40, 1);  primals_40 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_25, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_25, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_25, -100);  unsqueeze_25 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_42: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    exp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_6);  alias_6 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_42, [1], True)
    mul_43: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_42, mul_43);  mul_42 = mul_43 = None
    permute_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sub_8, permute_1);  permute_1 = None
    permute_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(sub_8, [1, 0])
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, view);  permute_2 = view = None
    permute_3: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_8, [0], True);  sub_8 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    view_2: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 1, 1]);  mm = None
    expand: "f32[2, 4, 2, 2][4, 1, 0, 0]cpu" = torch.ops.aten.expand.default(view_2, [2, 4, 2, 2]);  view_2 = None
    div_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    alias_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    le: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_7, 0);  alias_7 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_4, div_2);  le = scalar_tensor_4 = div_2 = None
    unsqueeze_26: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_15, 0);  squeeze_15 = None
    unsqueeze_27: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_26, 2);  unsqueeze_26 = None
    unsqueeze_28: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_27, 3);  unsqueeze_27 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_28)
    mul_44: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_9);  sub_9 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_44, [0, 2, 3]);  mul_44 = None
    mul_45: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.125)
    unsqueeze_29: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_45, 0);  mul_45 = None
    unsqueeze_30: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_29, 2);  unsqueeze_29 = None
    unsqueeze_31: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_30, 3);  unsqueeze_30 = None
    mul_46: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_7, 0.125)
    mul_47: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_16, squeeze_16)
    mul_48: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_46, mul_47);  mul_46 = mul_47 = None
    unsqueeze_32: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_48, 0);  mul_48 = None
    unsqueeze_33: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_32, 2);  unsqueeze_32 = None
    unsqueeze_34: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_33, 3);  unsqueeze_33 = None
    mul_49: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_16, primals_17);  primals_17 = None
    unsqueeze_35: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_49, 0);  mul_49 = None
    unsqueeze_36: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, 2);  unsqueeze_35 = None
    unsqueeze_37: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_36, 3);  unsqueeze_36 = None
    sub_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_28);  convolution_5 = unsqueeze_28 = None
    mul_50: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, unsqueeze_34);  sub_10 = unsqueeze_34 = None
    sub_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_4, mul_50);  mul_50 = None
    sub_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_11, unsqueeze_31);  sub_11 = unsqueeze_31 = None
    mul_51: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, unsqueeze_37);  sub_12 = unsqueeze_37 = None
    mul_52: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_7, squeeze_16);  sum_7 = squeeze_16 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_51, relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_51 = primals_16 = None
    getitem_14: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_15: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1];  convolution_backward = None
    unsqueeze_38: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_12, 0);  squeeze_12 = None
    unsqueeze_39: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_38, 2);  unsqueeze_38 = None
    unsqueeze_40: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_39, 3);  unsqueeze_39 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_40)
    mul_53: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_13);  sub_13 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_53, [0, 2, 3]);  mul_53 = None
    mul_54: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_8, 0.125)
    unsqueeze_41: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_54, 0);  mul_54 = None
    unsqueeze_42: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_41, 2);  unsqueeze_41 = None
    unsqueeze_43: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_42, 3);  unsqueeze_42 = None
    mul_55: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, 0.125)
    mul_56: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_13, squeeze_13)
    mul_57: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_55, mul_56);  mul_55 = mul_56 = None
    unsqueeze_44: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_57, 0);  mul_57 = None
    unsqueeze_45: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_44, 2);  unsqueeze_44 = None
    unsqueeze_46: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_45, 3);  unsqueeze_45 = None
    mul_58: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_13, primals_14);  primals_14 = None
    unsqueeze_47: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_58, 0);  mul_58 = None
    unsqueeze_48: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_47, 2);  unsqueeze_47 = None
    unsqueeze_49: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_48, 3);  unsqueeze_48 = None
    sub_14: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_40);  convolution_4 = unsqueeze_40 = None
    mul_59: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, unsqueeze_46);  sub_14 = unsqueeze_46 = None
    sub_15: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_4, mul_59);  where_4 = mul_59 = None
    sub_16: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_15, unsqueeze_43);  sub_15 = unsqueeze_43 = None
    mul_60: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, unsqueeze_49);  sub_16 = unsqueeze_49 = None
    mul_61: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, squeeze_13);  sum_9 = squeeze_13 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_60, relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_60 = relu_3 = primals_13 = None
    getitem_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_1[0]
    getitem_18: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    alias_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    le_1: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_8, 0);  alias_8 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, getitem_17);  le_1 = scalar_tensor_5 = getitem_17 = None
    unsqueeze_50: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_9, 0);  squeeze_9 = None
    unsqueeze_51: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_50, 2);  unsqueeze_50 = None
    unsqueeze_52: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_51, 3);  unsqueeze_51 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, 2, 3])
    sub_17: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_52)
    mul_62: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, sub_17);  sub_17 = None
    sum_11: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_62, [0, 2, 3]);  mul_62 = None
    mul_63: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_10, 0.125)
    unsqueeze_53: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_63, 0);  mul_63 = None
    unsqueeze_54: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_53, 2);  unsqueeze_53 = None
    unsqueeze_55: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_54, 3);  unsqueeze_54 = None
    mul_64: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_11, 0.125)
    mul_65: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_10, squeeze_10)
    mul_66: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_64, mul_65);  mul_64 = mul_65 = None
    unsqueeze_56: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_66, 0);  mul_66 = None
    unsqueeze_57: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_56, 2);  unsqueeze_56 = None
    unsqueeze_58: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_57, 3);  unsqueeze_57 = None
    mul_67: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_10, primals_11);  primals_11 = None
    unsqueeze_59: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_67, 0);  mul_67 = None
    unsqueeze_60: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_59, 2);  unsqueeze_59 = None
    unsqueeze_61: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_60, 3);  unsqueeze_60 = None
    sub_18: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_52);  convolution_3 = unsqueeze_52 = None
    mul_68: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_18, unsqueeze_58);  sub_18 = unsqueeze_58 = None
    sub_19: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(where_5, mul_68);  where_5 = mul_68 = None
    sub_20: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_19, unsqueeze_55);  sub_19 = unsqueeze_55 = None
    mul_69: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_20, unsqueeze_61);  sub_20 = unsqueeze_61 = None
    mul_70: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_11, squeeze_10);  sum_11 = squeeze_10 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_69, relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_69 = relu_2 = primals_10 = None
    getitem_20: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_21: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_32: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, getitem_20);  getitem_14 = getitem_20 = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le_2: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_9, 0);  alias_9 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_2, scalar_tensor_6, add_32);  le_2 = scalar_tensor_6 = add_32 = None
    unsqueeze_62: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_6, 0);  squeeze_6 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_62, 2);  unsqueeze_62 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, 3);  unsqueeze_63 = None
    sum_12: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_6, [0, 2, 3])
    sub_21: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_64)
    mul_71: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, sub_21);  sub_21 = None
    sum_13: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_71, [0, 2, 3]);  mul_71 = None
    mul_72: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_12, 0.03125)
    unsqueeze_65: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_72, 0);  mul_72 = None
    unsqueeze_66: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_65, 2);  unsqueeze_65 = None
    unsqueeze_67: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_66, 3);  unsqueeze_66 = None
    mul_73: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_13, 0.03125)
    mul_74: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_7, squeeze_7)
    mul_75: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_73, mul_74);  mul_73 = mul_74 = None
    unsqueeze_68: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_75, 0);  mul_75 = None
    unsqueeze_69: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_68, 2);  unsqueeze_68 = None
    unsqueeze_70: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_69, 3);  unsqueeze_69 = None
    mul_76: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_7, primals_8);  primals_8 = None
    unsqueeze_71: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_76, 0);  mul_76 = None
    unsqueeze_72: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_71, 2);  unsqueeze_71 = None
    unsqueeze_73: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_72, 3);  unsqueeze_72 = None
    sub_22: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_64);  convolution_2 = unsqueeze_64 = None
    mul_77: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, unsqueeze_70);  sub_22 = unsqueeze_70 = None
    sub_23: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_6, mul_77);  mul_77 = None
    sub_24: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_23, unsqueeze_67);  sub_23 = unsqueeze_67 = None
    mul_78: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_24, unsqueeze_73);  sub_24 = unsqueeze_73 = None
    mul_79: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_13, squeeze_7);  sum_13 = squeeze_7 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(mul_78, relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_78 = relu_1 = primals_7 = None
    getitem_23: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_24: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_3[1];  convolution_backward_3 = None
    alias_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le_3: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_10, 0);  alias_10 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_3, scalar_tensor_7, getitem_23);  le_3 = scalar_tensor_7 = getitem_23 = None
    unsqueeze_74: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_3, 0);  squeeze_3 = None
    unsqueeze_75: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_74, 2);  unsqueeze_74 = None
    unsqueeze_76: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_75, 3);  unsqueeze_75 = None
    sum_14: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_7, [0, 2, 3])
    sub_25: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_76)
    mul_80: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, sub_25);  sub_25 = None
    sum_15: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_80, [0, 2, 3]);  mul_80 = None
    mul_81: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_14, 0.03125)
    unsqueeze_77: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_81, 0);  mul_81 = None
    unsqueeze_78: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_77, 2);  unsqueeze_77 = None
    unsqueeze_79: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_78, 3);  unsqueeze_78 = None
    mul_82: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_15, 0.03125)
    mul_83: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_4, squeeze_4)
    mul_84: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_82, mul_83);  mul_82 = mul_83 = None
    unsqueeze_80: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_84, 0);  mul_84 = None
    unsqueeze_81: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_80, 2);  unsqueeze_80 = None
    unsqueeze_82: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_81, 3);  unsqueeze_81 = None
    mul_85: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_4, primals_5);  primals_5 = None
    unsqueeze_83: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_85, 0);  mul_85 = None
    unsqueeze_84: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_83, 2);  unsqueeze_83 = None
    unsqueeze_85: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_84, 3);  unsqueeze_84 = None
    sub_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_76);  convolution_1 = unsqueeze_76 = None
    mul_86: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_26, unsqueeze_82);  sub_26 = unsqueeze_82 = None
    sub_27: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_7, mul_86);  where_7 = mul_86 = None
    sub_28: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_27, unsqueeze_79);  sub_27 = unsqueeze_79 = None
    mul_87: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_28, unsqueeze_85);  sub_28 = unsqueeze_85 = None
    mul_88: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_15, squeeze_4);  sum_15 = squeeze_4 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(mul_87, getitem_2, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_87 = getitem_2 = primals_4 = None
    getitem_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_27: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_4[1];  convolution_backward_4 = None
    add_33: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where_6, getitem_26);  where_6 = getitem_26 = None
    full_1: "f32[4, 64][64, 1]cpu" = torch.ops.aten.full.default([4, 64], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "f32[4, 16][16, 1]cpu" = torch.ops.aten.view.default(add_33, [4, 16]);  add_33 = None
    view_4: "i64[4, 16][16, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [4, 16]);  _low_memory_max_pool_offsets_to_indices = None
    scatter_add: "f32[4, 64][64, 1]cpu" = torch.ops.aten.scatter_add.default(full_1, 1, view_4, view_3);  full_1 = view_4 = view_3 = None
    view_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.view.default(scatter_add, [2, 2, 8, 8]);  scatter_add = None
    alias_11: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_4: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_11, 0);  alias_11 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_4, scalar_tensor_8, view_5);  le_4 = scalar_tensor_8 = view_5 = None
    unsqueeze_86: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    unsqueeze_87: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_86, 2);  unsqueeze_86 = None
    unsqueeze_88: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_87, 3);  unsqueeze_87 = None
    sum_16: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0, 2, 3])
    sub_29: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_88)
    mul_89: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, sub_29);  sub_29 = None
    sum_17: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_89, [0, 2, 3]);  mul_89 = None
    mul_90: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_16, 0.0078125)
    unsqueeze_89: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_90, 0);  mul_90 = None
    unsqueeze_90: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_89, 2);  unsqueeze_89 = None
    unsqueeze_91: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_90, 3);  unsqueeze_90 = None
    mul_91: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_17, 0.0078125)
    mul_92: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_93: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_91, mul_92);  mul_91 = mul_92 = None
    unsqueeze_92: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_93, 0);  mul_93 = None
    unsqueeze_93: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_92, 2);  unsqueeze_92 = None
    unsqueeze_94: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_93, 3);  unsqueeze_93 = None
    mul_94: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_2);  primals_2 = None
    unsqueeze_95: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_94, 0);  mul_94 = None
    unsqueeze_96: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_95, 2);  unsqueeze_95 = None
    unsqueeze_97: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_96, 3);  unsqueeze_96 = None
    sub_30: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_88);  convolution = unsqueeze_88 = None
    mul_95: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_30, unsqueeze_94);  sub_30 = unsqueeze_94 = None
    sub_31: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(where_8, mul_95);  where_8 = mul_95 = None
    sub_32: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(sub_31, unsqueeze_91);  sub_31 = unsqueeze_91 = None
    mul_96: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_32, unsqueeze_97);  sub_32 = unsqueeze_97 = None
    mul_97: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_17, squeeze_1);  sum_17 = squeeze_1 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(mul_96, primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [False, True, False]);  mul_96 = primals_39 = primals_1 = None
    getitem_30: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward_5[1];  convolution_backward_5 = None
    return (add_2, add_3, add, add_7, add_8, add_5, add_12, add_13, add_10, add_18, add_19, add_16, add_23, add_24, add_21, add_28, add_29, add_26, div, getitem_30, mul_97, sum_16, getitem_27, mul_88, sum_14, getitem_24, mul_79, sum_12, getitem_21, mul_70, sum_10, getitem_18, mul_61, sum_8, getitem_15, mul_52, sum_6, permute_4, view_1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None)
