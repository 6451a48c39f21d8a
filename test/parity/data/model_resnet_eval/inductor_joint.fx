def forward(self, primals_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[2][1]cpu", primals_6: "f32[2][1]cpu", primals_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_8: "f32[2][1]cpu", primals_9: "f32[2][1]cpu", primals_10: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[3, 4][4, 1]cpu", primals_20: "f32[3][1]cpu", primals_21: "f32[2][1]cpu", primals_22: "f32[2][1]cpu", primals_23: "i64[][]cpu", primals_24: "f32[2][1]cpu", primals_25: "f32[2][1]cpu", primals_26: "i64[][]cpu", primals_27: "f32[2][1]cpu", primals_28: "f32[2][1]cpu", primals_29: "i64[][]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[4][1]cpu", primals_32: "i64[][]cpu", primals_33: "f32[4][1]cpu", primals_34: "f32[4][1]cpu", primals_35: "i64[][]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4][1]cpu", primals_38: "i64[][]cpu", primals_39: "f32[2, 3, 16, 16][768, 256, 16, 1]cpu", primals_40: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
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
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, -1);  primals_3 = None
    unsqueeze_7: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, -1);  unsqueeze_6 = None
    add_1: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_7);  mul_1 = unsqueeze_7 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(add_1);  add_1 = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False);  relu = None
    getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    _low_memory_max_pool_offsets_to_indices: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [3, 3], [8, 8], [2, 2], [1, 1], [1, 1]);  getitem_1 = None
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
    alias_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_1)
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
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu_2)
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
    alias_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_3)
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
    unsqueeze_38: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, -1);  primals_15 = None
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
    unsqueeze_46: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_18, -1);  primals_18 = None
    unsqueeze_47: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_46, -1);  unsqueeze_46 = None
    add_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, unsqueeze_47);  mul_11 = unsqueeze_47 = None
    add_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_10, add_12);  add_10 = add_12 = None
    relu_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.relu.default(add_13);  add_13 = None
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
    unsqueeze_48: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_7, 1, unsqueeze_48);  sub_7 = unsqueeze_48 = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_40, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type_12: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_12);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type_12);  tangents_1 = convert_element_type_12 = None
    unsqueeze_49: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_40, 1);  primals_40 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_49, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_49, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_12, 1, where_2, -1.0);  full_12 = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_49, -100);  unsqueeze_49 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    exp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_6);  alias_6 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_12, [1], True)
    mul_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_12, mul_13);  mul_12 = mul_13 = None
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
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_37, 1e-05);  primals_37 = None
    rsqrt_6: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_14);  add_14 = None
    unsqueeze_50: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_36, 0);  primals_36 = None
    unsqueeze_51: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_50, 2);  unsqueeze_50 = None
    unsqueeze_52: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_51, 3);  unsqueeze_51 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_5, unsqueeze_52);  convolution_5 = unsqueeze_52 = None
    mul_14: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_9);  sub_9 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [0, 2, 3]);  mul_14 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_6, primals_17);  primals_17 = None
    unsqueeze_59: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_19, 0);  mul_19 = None
    unsqueeze_60: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_59, 2);  unsqueeze_59 = None
    unsqueeze_61: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_60, 3);  unsqueeze_60 = None
    mul_20: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, unsqueeze_61);  unsqueeze_61 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_7, rsqrt_6);  sum_7 = rsqrt_6 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_20, relu_2, primals_16, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_20 = primals_16 = None
    getitem_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1];  convolution_backward = None
    add_15: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_34, 1e-05);  primals_34 = None
    rsqrt_7: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_15);  add_15 = None
    unsqueeze_62: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_33, 0);  primals_33 = None
    unsqueeze_63: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_62, 2);  unsqueeze_62 = None
    unsqueeze_64: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, 3);  unsqueeze_63 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0, 2, 3])
    sub_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_4, unsqueeze_64);  convolution_4 = unsqueeze_64 = None
    mul_22: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_10);  sub_10 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_22, [0, 2, 3]);  mul_22 = None
    mul_27: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_7, primals_14);  primals_14 = None
    unsqueeze_71: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_27, 0);  mul_27 = None
    unsqueeze_72: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_71, 2);  unsqueeze_71 = None
    unsqueeze_73: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_72, 3);  unsqueeze_72 = None
    mul_28: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, unsqueeze_73);  where_4 = unsqueeze_73 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, rsqrt_7);  sum_9 = rsqrt_7 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_28, relu_3, primals_13, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_28 = relu_3 = primals_13 = None
    getitem_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_1[0]
    getitem_6: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    alias_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    le_1: "b8[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_8, 0);  alias_8 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, getitem_5);  le_1 = scalar_tensor_5 = getitem_5 = None
    add_16: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_31, 1e-05);  primals_31 = None
    rsqrt_8: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_16);  add_16 = None
    unsqueeze_74: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_30, 0);  primals_30 = None
    unsqueeze_75: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_74, 2);  unsqueeze_74 = None
    unsqueeze_76: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_75, 3);  unsqueeze_75 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, 2, 3])
    sub_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_3, unsqueeze_76);  convolution_3 = unsqueeze_76 = None
    mul_30: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, sub_11);  sub_11 = None
    sum_11: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_30, [0, 2, 3]);  mul_30 = None
    mul_35: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_8, primals_11);  primals_11 = None
    unsqueeze_83: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_35, 0);  mul_35 = None
    unsqueeze_84: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_83, 2);  unsqueeze_83 = None
    unsqueeze_85: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_84, 3);  unsqueeze_84 = None
    mul_36: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_5, unsqueeze_85);  where_5 = unsqueeze_85 = None
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sum_11, rsqrt_8);  sum_11 = rsqrt_8 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_36, relu_2, primals_10, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_36 = relu_2 = primals_10 = None
    getitem_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_9: "f32[4, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_17: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_2, getitem_8);  getitem_2 = getitem_8 = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le_2: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_9, 0);  alias_9 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_2, scalar_tensor_6, add_17);  le_2 = scalar_tensor_6 = add_17 = None
    add_18: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_28, 1e-05);  primals_28 = None
    rsqrt_9: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_18);  add_18 = None
    unsqueeze_86: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_27, 0);  primals_27 = None
    unsqueeze_87: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_86, 2);  unsqueeze_86 = None
    unsqueeze_88: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_87, 3);  unsqueeze_87 = None
    sum_12: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_6, [0, 2, 3])
    sub_12: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_2, unsqueeze_88);  convolution_2 = unsqueeze_88 = None
    mul_38: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, sub_12);  sub_12 = None
    sum_13: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_38, [0, 2, 3]);  mul_38 = None
    mul_43: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_9, primals_8);  primals_8 = None
    unsqueeze_95: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_43, 0);  mul_43 = None
    unsqueeze_96: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_95, 2);  unsqueeze_95 = None
    unsqueeze_97: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_96, 3);  unsqueeze_96 = None
    mul_44: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_6, unsqueeze_97);  unsqueeze_97 = None
    mul_45: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_13, rsqrt_9);  sum_13 = rsqrt_9 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(mul_44, relu_1, primals_7, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_44 = relu_1 = primals_7 = None
    getitem_11: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_12: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_3[1];  convolution_backward_3 = None
    alias_10: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le_3: "b8[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_10, 0);  alias_10 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le_3, scalar_tensor_7, getitem_11);  le_3 = scalar_tensor_7 = getitem_11 = None
    add_19: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_25, 1e-05);  primals_25 = None
    rsqrt_10: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_19);  add_19 = None
    unsqueeze_98: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_24, 0);  primals_24 = None
    unsqueeze_99: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_98, 2);  unsqueeze_98 = None
    unsqueeze_100: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_99, 3);  unsqueeze_99 = None
    sum_14: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_7, [0, 2, 3])
    sub_13: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_1, unsqueeze_100);  convolution_1 = unsqueeze_100 = None
    mul_46: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, sub_13);  sub_13 = None
    sum_15: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_46, [0, 2, 3]);  mul_46 = None
    mul_51: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_10, primals_5);  primals_5 = None
    unsqueeze_107: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_51, 0);  mul_51 = None
    unsqueeze_108: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_107, 2);  unsqueeze_107 = None
    unsqueeze_109: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_108, 3);  unsqueeze_108 = None
    mul_52: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_7, unsqueeze_109);  where_7 = unsqueeze_109 = None
    mul_53: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_15, rsqrt_10);  sum_15 = rsqrt_10 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(mul_52, getitem, primals_4, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  mul_52 = getitem = primals_4 = None
    getitem_14: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_15: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_4[1];  convolution_backward_4 = None
    add_20: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where_6, getitem_14);  where_6 = getitem_14 = None
    full_13: "f32[4, 64][64, 1]cpu" = torch.ops.aten.full.default([4, 64], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "f32[4, 16][16, 1]cpu" = torch.ops.aten.view.default(add_20, [4, 16]);  add_20 = None
    view_4: "i64[4, 16][16, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [4, 16]);  _low_memory_max_pool_offsets_to_indices = None
    scatter_add: "f32[4, 64][64, 1]cpu" = torch.ops.aten.scatter_add.default(full_13, 1, view_4, view_3);  full_13 = view_4 = view_3 = None
    view_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.view.default(scatter_add, [2, 2, 8, 8]);  scatter_add = None
    alias_11: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_4: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_11, 0);  alias_11 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_4, scalar_tensor_8, view_5);  le_4 = scalar_tensor_8 = view_5 = None
    add_21: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_22, 1e-05);  primals_22 = None
    rsqrt_11: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_21);  add_21 = None
    unsqueeze_110: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_21, 0);  primals_21 = None
    unsqueeze_111: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_110, 2);  unsqueeze_110 = None
    unsqueeze_112: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_111, 3);  unsqueeze_111 = None
    sum_16: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0, 2, 3])
    sub_14: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.sub.Tensor(convolution, unsqueeze_112);  convolution = unsqueeze_112 = None
    mul_54: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, sub_14);  sub_14 = None
    sum_17: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_54, [0, 2, 3]);  mul_54 = None
    mul_59: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_11, primals_2);  primals_2 = None
    unsqueeze_119: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_59, 0);  mul_59 = None
    unsqueeze_120: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_119, 2);  unsqueeze_119 = None
    unsqueeze_121: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_120, 3);  unsqueeze_120 = None
    mul_60: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, unsqueeze_121);  where_8 = unsqueeze_121 = None
    mul_61: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_17, rsqrt_11);  sum_17 = rsqrt_11 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(mul_60, primals_39, primals_1, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [False, True, False]);  mul_60 = primals_39 = primals_1 = None
    getitem_18: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward_5[1];  convolution_backward_5 = None
    return (div, getitem_18, mul_61, sum_16, getitem_15, mul_53, sum_14, getitem_12, mul_45, sum_12, getitem_9, mul_37, sum_10, getitem_6, mul_29, sum_8, getitem_3, mul_21, sum_6, permute_4, view_1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None)
