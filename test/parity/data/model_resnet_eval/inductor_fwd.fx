def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    convert_element_type: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_21, torch.float32)
    convert_element_type_1: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_22, torch.float32)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05);  convert_element_type_1 = None
    rsqrt: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type, -1);  convert_element_type = None
    unsqueeze_1: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt, -1);  rsqrt = None
    unsqueeze_3: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    sub: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_1);  unsqueeze_1 = None
    mul: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub, unsqueeze_3);  sub = unsqueeze_3 = None
    unsqueeze_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1)
    unsqueeze_5: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    mul_1: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, unsqueeze_5);  mul = unsqueeze_5 = None
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, -1)
    unsqueeze_7: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, -1);  unsqueeze_6 = None
    add_1: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_7);  mul_1 = unsqueeze_7 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(add_1);  add_1 = None
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False);  relu = None
    getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    convolution_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(getitem, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    convert_element_type_2: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_24, torch.float32)
    convert_element_type_3: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_25, torch.float32)
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1e-05);  convert_element_type_3 = None
    rsqrt_1: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    unsqueeze_8: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_2, -1);  convert_element_type_2 = None
    unsqueeze_9: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    unsqueeze_10: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_1, -1);  rsqrt_1 = None
    unsqueeze_11: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, -1);  unsqueeze_10 = None
    sub_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_9);  unsqueeze_9 = None
    mul_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11);  sub_1 = unsqueeze_11 = None
    unsqueeze_12: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_5, -1)
    unsqueeze_13: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, -1);  unsqueeze_12 = None
    mul_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_13);  mul_2 = unsqueeze_13 = None
    unsqueeze_14: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_6, -1);  primals_6 = None
    unsqueeze_15: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, -1);  unsqueeze_14 = None
    add_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_15);  mul_3 = unsqueeze_15 = None
    relu_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_3);  add_3 = None
    convolution_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    convert_element_type_4: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_27, torch.float32)
    convert_element_type_5: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_28, torch.float32)
    add_4: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1e-05);  convert_element_type_5 = None
    rsqrt_2: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    unsqueeze_16: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_4, -1);  convert_element_type_4 = None
    unsqueeze_17: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, -1);  unsqueeze_16 = None
    unsqueeze_18: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_2, -1);  rsqrt_2 = None
    unsqueeze_19: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, -1);  unsqueeze_18 = None
    sub_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_17);  unsqueeze_17 = None
    mul_4: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_19);  sub_2 = unsqueeze_19 = None
    unsqueeze_20: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, -1)
    unsqueeze_21: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, -1);  unsqueeze_20 = None
    mul_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_21);  mul_4 = unsqueeze_21 = None
    unsqueeze_22: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, -1);  primals_9 = None
    unsqueeze_23: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_22, -1);  unsqueeze_22 = None
    add_5: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_23);  mul_5 = unsqueeze_23 = None
    add_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, getitem);  add_5 = None
    relu_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_6);  add_6 = None
    convolution_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    convert_element_type_6: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_30, torch.float32)
    convert_element_type_7: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_31, torch.float32)
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1e-05);  convert_element_type_7 = None
    rsqrt_3: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_7);  add_7 = None
    unsqueeze_24: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_6, -1);  convert_element_type_6 = None
    unsqueeze_25: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_24, -1);  unsqueeze_24 = None
    unsqueeze_26: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_3, -1);  rsqrt_3 = None
    unsqueeze_27: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_26, -1);  unsqueeze_26 = None
    sub_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_25);  unsqueeze_25 = None
    mul_6: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_27);  sub_3 = unsqueeze_27 = None
    unsqueeze_28: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_11, -1)
    unsqueeze_29: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_28, -1);  unsqueeze_28 = None
    mul_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, unsqueeze_29);  mul_6 = unsqueeze_29 = None
    unsqueeze_30: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_12, -1);  primals_12 = None
    unsqueeze_31: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_30, -1);  unsqueeze_30 = None
    add_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, unsqueeze_31);  mul_7 = unsqueeze_31 = None
    relu_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_8);  add_8 = None
    convolution_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    convert_element_type_8: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_33, torch.float32)
    convert_element_type_9: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_34, torch.float32)
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_9, 1e-05);  convert_element_type_9 = None
    rsqrt_4: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_9);  add_9 = None
    unsqueeze_32: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_8, -1);  convert_element_type_8 = None
    unsqueeze_33: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_32, -1);  unsqueeze_32 = None
    unsqueeze_34: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_4, -1);  rsqrt_4 = None
    unsqueeze_35: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_34, -1);  unsqueeze_34 = None
    sub_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_33);  unsqueeze_33 = None
    mul_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_35);  sub_4 = unsqueeze_35 = None
    unsqueeze_36: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_14, -1)
    unsqueeze_37: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_36, -1);  unsqueeze_36 = None
    mul_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, unsqueeze_37);  mul_8 = unsqueeze_37 = None
    unsqueeze_38: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, -1)
    unsqueeze_39: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_38, -1);  unsqueeze_38 = None
    add_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, unsqueeze_39);  mul_9 = unsqueeze_39 = None
    convolution_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
    convert_element_type_10: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_36, torch.float32)
    convert_element_type_11: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_37, torch.float32)
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, 1e-05);  convert_element_type_11 = None
    rsqrt_5: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_11);  add_11 = None
    unsqueeze_40: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_10, -1);  convert_element_type_10 = None
    unsqueeze_41: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_40, -1);  unsqueeze_40 = None
    unsqueeze_42: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_5, -1);  rsqrt_5 = None
    unsqueeze_43: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_42, -1);  unsqueeze_42 = None
    sub_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_41);  unsqueeze_41 = None
    mul_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_43);  sub_5 = unsqueeze_43 = None
    unsqueeze_44: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_17, -1)
    unsqueeze_45: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_44, -1);  unsqueeze_44 = None
    mul_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, unsqueeze_45);  mul_10 = unsqueeze_45 = None
    unsqueeze_46: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_18, -1)
    unsqueeze_47: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_46, -1);  unsqueeze_46 = None
    add_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, unsqueeze_47);  mul_11 = unsqueeze_47 = None
    add_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_10, add_12);  add_10 = add_12 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_13);  add_13 = None
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
    unsqueeze_48: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_7, 1, unsqueeze_48);  sub_7 = unsqueeze_48 = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2)
    convert_element_type_12: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_12);  sum_3 = convert_element_type_12 = None
    permute_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (div, primals_1, primals_2, primals_3, primals_4, primals_5, primals_7, primals_8, primals_10, primals_11, primals_13, primals_14, primals_15, primals_16, primals_17, primals_18, primals_21, primals_22, primals_24, primals_25, primals_27, primals_28, primals_30, primals_31, primals_33, primals_34, primals_36, primals_37, primals_39, primals_40, convolution, getitem, getitem_1, convolution_1, relu_1, convolution_2, relu_2, convolution_3, relu_3, convolution_4, convolution_5, view, addmm, ne_2, permute_1)
