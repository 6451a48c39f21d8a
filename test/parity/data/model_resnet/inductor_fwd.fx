def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_23, 1);  primals_23 = None
    var_mean = torch.ops.aten.var_mean.correction(convolution, [0, 2, 3], correction = 0, keepdim = True)
    getitem: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05)
    rsqrt: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, getitem_1)
    mul: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 0.1);  squeeze = None
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
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, -1)
    unsqueeze_3: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    add_4: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_3);  mul_6 = unsqueeze_3 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(add_4);  add_4 = None
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False);  relu = None
    getitem_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_3: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
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
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    add_16: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_32, 1);  primals_32 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(convolution_3, [0, 2, 3], correction = 0, keepdim = True)
    getitem_8: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_3[0]
    getitem_9: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_17: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, 1e-05)
    rsqrt_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_17);  add_17 = None
    sub_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, getitem_9)
    mul_21: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = rsqrt_3 = None
    squeeze_9: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_9, [0, 2, 3]);  getitem_9 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_9, 0.1);  squeeze_9 = None
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
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    add_21: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_35, 1);  primals_35 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(convolution_4, [0, 2, 3], correction = 0, keepdim = True)
    getitem_10: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_4[0]
    getitem_11: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_22: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_10, 1e-05)
    rsqrt_4: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_22);  add_22 = None
    sub_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, getitem_11)
    mul_28: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = rsqrt_4 = None
    squeeze_12: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_11, [0, 2, 3]);  getitem_11 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_12, 0.1);  squeeze_12 = None
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
    unsqueeze_18: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, -1)
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
    mul_35: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, rsqrt_5);  sub_5 = rsqrt_5 = None
    squeeze_15: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(getitem_13, [0, 2, 3]);  getitem_13 = None
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_15, 0.1);  squeeze_15 = None
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
    unsqueeze_22: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_18, -1)
    unsqueeze_23: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_22, -1);  unsqueeze_22 = None
    add_30: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_41, unsqueeze_23);  mul_41 = unsqueeze_23 = None
    add_31: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_25, add_30);  add_25 = add_30 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_31);  add_31 = None
    mean: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(relu_4, [-1, -2], True);  relu_4 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mean, [2, 4]);  mean = None
    permute: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view, permute);  primals_20 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm, [1], True)
    sub_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm, amax);  amax = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_6)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, log);  sub_6 = log = None
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_40, scalar_tensor);  scalar_tensor = None
    unsqueeze_24: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_7, 1, unsqueeze_24);  sub_7 = unsqueeze_24 = None
    squeeze_18: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze_18);  squeeze_18 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2)
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = convert_element_type = None
    permute_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    unsqueeze_62: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_6, 0);  squeeze_6 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_62, 2);  unsqueeze_62 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, 3);  unsqueeze_63 = None
    unsqueeze_74: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_3, 0);  squeeze_3 = None
    unsqueeze_75: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_74, 2);  unsqueeze_74 = None
    unsqueeze_76: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_75, 3);  unsqueeze_75 = None
    return (add_2, add_3, add, add_7, add_8, add_5, add_12, add_13, add_10, add_18, add_19, add_16, add_23, add_24, add_21, add_28, add_29, add_26, div, primals_1, primals_2, primals_3, primals_4, primals_5, primals_7, primals_8, primals_10, primals_11, primals_13, primals_14, primals_15, primals_16, primals_17, primals_18, primals_39, primals_40, convolution, getitem_1, rsqrt, getitem_2, getitem_3, convolution_1, squeeze_4, relu_1, convolution_2, squeeze_7, relu_2, convolution_3, relu_3, convolution_4, convolution_5, view, addmm, ne_2, permute_1, unsqueeze_64, unsqueeze_76)
