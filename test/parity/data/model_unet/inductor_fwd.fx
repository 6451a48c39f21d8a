def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[4][1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4, 8][8, 1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[4][1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[8][1]cpu", primals_30: "f32[8][1]cpu", primals_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu", primals_32: "f32[4][1]cpu", primals_33: "f32[4, 8][8, 1]cpu", primals_34: "f32[4][1]cpu", primals_35: "f32[4][1]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_38: "f32[4][1]cpu", primals_39: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu", primals_40: "f32[4][1]cpu", primals_41: "f32[4][1]cpu", primals_42: "f32[4][1]cpu", primals_43: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu", primals_44: "f32[12][1]cpu", primals_45: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu", primals_46: "f32[4][1]cpu", primals_47: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_48: "f32[4][1]cpu", primals_49: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu", primals_50: "f32[1][1]cpu", primals_51: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", primals_52: "i64[1][1]cpu", primals_53: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu"):
    iota: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, -4.0);  convert_element_type = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    convert_element_type_1: "f32[1][1]cpu" = torch.ops.prims.convert_element_type.default(primals_52, torch.float32);  primals_52 = None
    unsqueeze: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1);  convert_element_type_1 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(exp, 0);  exp = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    sin: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sin.default(mul_1)
    cos: "f32[1, 2][2, 1]cpu" = torch.ops.aten.cos.default(mul_1);  mul_1 = None
    cat: "f32[1, 4][4, 1]cpu" = torch.ops.aten.cat.default([sin, cos], -1);  sin = cos = None
    permute: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    permute_1: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(cat, [1, 0])
    mul_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.mul.Tensor(permute_1, permute);  permute_1 = permute = None
    sum_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    mul_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 1);  sum_1 = None
    mul_4: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    add: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    neg: "f32[1, 8][8, 1]cpu" = torch.ops.aten.neg.default(add)
    exp_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1);  exp_1 = None
    div: "f32[1, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(add, add_1);  add_1 = None
    permute_2: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    permute_3: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div, [1, 0]);  div = None
    mul_5: "f32[8, 8][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_3, permute_2);  permute_3 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    mul_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 1);  sum_2 = None
    mul_7: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_4, 1);  primals_4 = None
    add_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    convolution: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_51, primals_5, primals_6, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_6 = None
    view: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [1, 2, 2, 16])
    var_mean = torch.ops.aten.var_mean.correction(view, [2, 3], correction = 0, keepdim = True);  view = None
    getitem: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    view_1: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_9, [1, 2, 2, 1])
    mul_8: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, view_1);  view_1 = None
    neg_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_1)
    mul_9: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, mul_8);  neg_1 = None
    view_2: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_10, [1, 2, 2, 1])
    add_4: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, view_2);  mul_9 = view_2 = None
    as_strided: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_8, [1, 4], [4, 1]);  mul_8 = None
    as_strided_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_4, [1, 4], [4, 1]);  add_4 = None
    unsqueeze_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided, 2);  as_strided = None
    unsqueeze_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_1, 2);  as_strided_1 = None
    unsqueeze_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    mul_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(convolution, unsqueeze_3);  unsqueeze_3 = None
    add_5: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, unsqueeze_5);  mul_10 = unsqueeze_5 = None
    neg_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_5)
    exp_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_6: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_2, 1);  exp_2 = None
    div_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_5, add_6);  add_5 = add_6 = None
    convolution_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_1, primals_11, primals_12, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_12 = None
    neg_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.neg.default(add_2)
    exp_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg_3);  neg_3 = None
    add_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp_3, 1);  exp_3 = None
    div_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(add_2, add_7);  add_7 = None
    permute_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    permute_5: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div_2, [1, 0]);  div_2 = None
    mul_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_5, permute_4)
    sum_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [0], True);  mul_11 = None
    mul_12: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 1);  sum_3 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_14, 1);  primals_14 = None
    add_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_13);  mul_12 = mul_13 = None
    unsqueeze_6: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_8, 2);  add_8 = None
    unsqueeze_7: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3);  unsqueeze_6 = None
    add_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_1, unsqueeze_7)
    view_3: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add_9, [1, 2, 2, 16])
    var_mean_1 = torch.ops.aten.var_mean.correction(view_3, [2, 3], correction = 0, keepdim = True);  view_3 = None
    getitem_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_1[0]
    getitem_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_10: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_2, 1e-05);  getitem_2 = None
    rsqrt_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_10);  add_10 = None
    view_4: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_15, [1, 2, 2, 1])
    mul_14: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, view_4);  view_4 = None
    neg_4: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_3)
    mul_15: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_4, mul_14);  neg_4 = None
    view_5: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_16, [1, 2, 2, 1])
    add_11: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, view_5);  mul_15 = view_5 = None
    as_strided_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_14, [1, 4], [4, 1]);  mul_14 = None
    as_strided_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_11, [1, 4], [4, 1]);  add_11 = None
    unsqueeze_8: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_2, 2);  as_strided_2 = None
    unsqueeze_9: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3);  unsqueeze_8 = None
    unsqueeze_10: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_3, 2);  as_strided_3 = None
    unsqueeze_11: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3);  unsqueeze_10 = None
    mul_16: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, unsqueeze_9);  add_9 = unsqueeze_9 = None
    add_12: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, unsqueeze_11);  mul_16 = unsqueeze_11 = None
    neg_5: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_12)
    exp_4: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_5);  neg_5 = None
    add_13: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_4, 1);  exp_4 = None
    div_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_12, add_13);  add_12 = add_13 = None
    convolution_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_3, primals_17, primals_18, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_18 = None
    add_14: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_2, convolution);  convolution_2 = None
    convolution_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(add_14, primals_7, primals_8, [2, 2], [1, 1], [1, 1], False, [0, 0], 1);  primals_8 = None
    view_6: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(convolution_3, [1, 2, 2, 4])
    var_mean_2 = torch.ops.aten.var_mean.correction(view_6, [2, 3], correction = 0, keepdim = True);  view_6 = None
    getitem_4: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_2[0]
    getitem_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_15: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_4, 1e-05);  getitem_4 = None
    rsqrt_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_15);  add_15 = None
    view_7: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_19, [1, 2, 2, 1])
    mul_17: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_2, view_7);  rsqrt_2 = view_7 = None
    neg_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_5);  getitem_5 = None
    mul_18: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_6, mul_17);  neg_6 = None
    view_8: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_20, [1, 2, 2, 1])
    add_16: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, view_8);  mul_18 = view_8 = None
    as_strided_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_17, [1, 4], [4, 1]);  mul_17 = None
    as_strided_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_16, [1, 4], [4, 1]);  add_16 = None
    unsqueeze_12: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_4, 2);  as_strided_4 = None
    unsqueeze_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3);  unsqueeze_12 = None
    unsqueeze_14: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_5, 2);  as_strided_5 = None
    unsqueeze_15: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3);  unsqueeze_14 = None
    mul_19: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(convolution_3, unsqueeze_13);  unsqueeze_13 = None
    add_17: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, unsqueeze_15);  mul_19 = unsqueeze_15 = None
    neg_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.neg.default(add_17)
    exp_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.exp.default(neg_7);  neg_7 = None
    add_18: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(exp_5, 1);  exp_5 = None
    div_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Tensor(add_17, add_18);  add_17 = add_18 = None
    convolution_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(div_4, primals_21, primals_22, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_22 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    mul_20: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_5, permute_6)
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [0], True);  mul_20 = None
    mul_21: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 1);  sum_4 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_24, 1);  primals_24 = None
    add_20: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_21, mul_22);  mul_21 = mul_22 = None
    unsqueeze_16: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_20, 2);  add_20 = None
    unsqueeze_17: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3);  unsqueeze_16 = None
    add_21: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_4, unsqueeze_17)
    view_9: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_21, [1, 2, 2, 4])
    var_mean_3 = torch.ops.aten.var_mean.correction(view_9, [2, 3], correction = 0, keepdim = True);  view_9 = None
    getitem_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_3[0]
    getitem_7: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_22: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_6, 1e-05);  getitem_6 = None
    rsqrt_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_22);  add_22 = None
    view_10: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_25, [1, 2, 2, 1])
    mul_23: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_3, view_10);  rsqrt_3 = view_10 = None
    neg_9: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_7);  getitem_7 = None
    mul_24: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_9, mul_23);  neg_9 = None
    view_11: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_26, [1, 2, 2, 1])
    add_23: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, view_11);  mul_24 = view_11 = None
    as_strided_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_23, [1, 4], [4, 1]);  mul_23 = None
    as_strided_7: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_23, [1, 4], [4, 1]);  add_23 = None
    unsqueeze_18: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_6, 2);  as_strided_6 = None
    unsqueeze_19: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 3);  unsqueeze_18 = None
    unsqueeze_20: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_7, 2);  as_strided_7 = None
    unsqueeze_21: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 3);  unsqueeze_20 = None
    mul_25: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, unsqueeze_19);  add_21 = unsqueeze_19 = None
    add_24: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_25, unsqueeze_21);  mul_25 = unsqueeze_21 = None
    neg_10: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.neg.default(add_24)
    exp_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.exp.default(neg_10);  neg_10 = None
    add_25: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(exp_7, 1);  exp_7 = None
    div_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Tensor(add_24, add_25);  add_24 = add_25 = None
    convolution_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(div_6, primals_27, primals_28, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_28 = None
    add_26: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_5, convolution_3)
    view_12: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_26, [1, 2, 2, 4])
    var_mean_4 = torch.ops.aten.var_mean.correction(view_12, [2, 3], correction = 0, keepdim = True);  view_12 = None
    getitem_8: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_4[0]
    getitem_9: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_27: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, 1e-05);  getitem_8 = None
    rsqrt_4: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_27);  add_27 = None
    view_13: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_41, [1, 2, 2, 1])
    mul_26: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_4, view_13);  rsqrt_4 = view_13 = None
    neg_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_9);  getitem_9 = None
    mul_27: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_11, mul_26);  neg_11 = None
    view_14: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_42, [1, 2, 2, 1]);  primals_42 = None
    add_28: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_27, view_14);  mul_27 = view_14 = None
    as_strided_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_26, [1, 4], [4, 1]);  mul_26 = None
    as_strided_9: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_28, [1, 4], [4, 1]);  add_28 = None
    unsqueeze_22: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_8, 2);  as_strided_8 = None
    unsqueeze_23: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_22, 3);  unsqueeze_22 = None
    unsqueeze_24: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_9, 2);  as_strided_9 = None
    unsqueeze_25: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_24, 3);  unsqueeze_24 = None
    mul_28: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_26, unsqueeze_23);  unsqueeze_23 = None
    add_29: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_28, unsqueeze_25);  mul_28 = unsqueeze_25 = None
    convolution_6: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(add_29, primals_43, primals_44, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_44 = None
    view_15: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(convolution_6, [1, 3, 4, 4]);  convolution_6 = None
    unbind = torch.ops.aten.unbind.int(view_15, 1);  view_15 = None
    getitem_10: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[0]
    getitem_11: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[1]
    getitem_12: "f32[1, 4, 4][48, 4, 1]cpu" = unbind[2];  unbind = None
    permute_8: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(getitem_10, [0, 2, 1]);  getitem_10 = None
    bmm: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_8, getitem_11)
    mul_29: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 0.5);  bmm = None
    amax: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.amax.default(mul_29, [-1], True)
    sub: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_29, amax);  mul_29 = amax = None
    exp_8: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_5: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_8, [-1], True)
    div_7: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp_8, sum_5);  exp_8 = sum_5 = None
    permute_9: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(div_7, [0, 2, 1])
    bmm_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(getitem_12, permute_9);  permute_9 = None
    view_16: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 2, 2]);  bmm_1 = None
    convolution_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(view_16, primals_45, primals_46, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_46 = None
    add_30: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_26, convolution_7);  add_26 = convolution_7 = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_30: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_1, 1);  iota_1 = None
    add_31: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_30, 0);  mul_30 = None
    convert_element_type_2: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_31, torch.float32);  add_31 = None
    add_32: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.0);  convert_element_type_2 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_32, 0.5);  add_32 = None
    convert_element_type_3: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_31, torch.int64);  mul_31 = None
    unsqueeze_26: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_3, -1)
    _unsafe_index: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(add_30, [None, None, unsqueeze_26, convert_element_type_3]);  add_30 = unsqueeze_26 = None
    convolution_8: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(_unsafe_index, primals_47, primals_48, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_48 = None
    cat_1: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.cat.default([convolution_8, add_14], 1);  convolution_8 = None
    view_17: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.view.default(cat_1, [1, 2, 4, 16])
    var_mean_5 = torch.ops.aten.var_mean.correction(view_17, [2, 3], correction = 0, keepdim = True);  view_17 = None
    getitem_13: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_5[0]
    getitem_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_5[1];  var_mean_5 = None
    add_35: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_13, 1e-05);  getitem_13 = None
    rsqrt_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_35);  add_35 = None
    view_18: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.view.default(primals_29, [1, 2, 4, 1])
    mul_34: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_5, view_18);  view_18 = None
    neg_12: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_14)
    mul_35: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_12, mul_34);  neg_12 = None
    view_19: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.view.default(primals_30, [1, 2, 4, 1])
    add_36: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_35, view_19);  mul_35 = view_19 = None
    as_strided_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.as_strided.default(mul_34, [1, 8], [8, 1]);  mul_34 = None
    as_strided_11: "f32[1, 8][8, 1]cpu" = torch.ops.aten.as_strided.default(add_36, [1, 8], [8, 1]);  add_36 = None
    unsqueeze_27: "f32[1, 8, 1][8, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_10, 2);  as_strided_10 = None
    unsqueeze_28: "f32[1, 8, 1, 1][8, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_27, 3);  unsqueeze_27 = None
    unsqueeze_29: "f32[1, 8, 1][8, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_11, 2);  as_strided_11 = None
    unsqueeze_30: "f32[1, 8, 1, 1][8, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_29, 3);  unsqueeze_29 = None
    mul_36: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_28);  unsqueeze_28 = None
    add_37: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_36, unsqueeze_30);  mul_36 = unsqueeze_30 = None
    neg_13: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_37)
    exp_9: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_13);  neg_13 = None
    add_38: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_9, 1);  exp_9 = None
    div_8: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_37, add_38);  add_37 = add_38 = None
    convolution_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_8, primals_31, primals_32, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_32 = None
    permute_10: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_33, [1, 0]);  primals_33 = None
    mul_37: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_5, permute_10);  permute_5 = None
    sum_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [0], True);  mul_37 = None
    mul_38: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 1);  sum_6 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_34, 1);  primals_34 = None
    add_40: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_38, mul_39);  mul_38 = mul_39 = None
    unsqueeze_31: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_40, 2);  add_40 = None
    unsqueeze_32: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_31, 3);  unsqueeze_31 = None
    add_41: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_9, unsqueeze_32)
    view_20: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add_41, [1, 2, 2, 16])
    var_mean_6 = torch.ops.aten.var_mean.correction(view_20, [2, 3], correction = 0, keepdim = True);  view_20 = None
    getitem_15: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_6[0]
    getitem_16: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_6[1];  var_mean_6 = None
    add_42: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_15, 1e-05);  getitem_15 = None
    rsqrt_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_42);  add_42 = None
    view_21: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_35, [1, 2, 2, 1])
    mul_40: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_6, view_21);  view_21 = None
    neg_15: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_16)
    mul_41: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_15, mul_40);  neg_15 = None
    view_22: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_36, [1, 2, 2, 1])
    add_43: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_41, view_22);  mul_41 = view_22 = None
    as_strided_12: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_40, [1, 4], [4, 1]);  mul_40 = None
    as_strided_13: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_43, [1, 4], [4, 1]);  add_43 = None
    unsqueeze_33: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_12, 2);  as_strided_12 = None
    unsqueeze_34: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_33, 3);  unsqueeze_33 = None
    unsqueeze_35: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_13, 2);  as_strided_13 = None
    unsqueeze_36: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, 3);  unsqueeze_35 = None
    mul_42: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_41, unsqueeze_34);  add_41 = unsqueeze_34 = None
    add_44: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_42, unsqueeze_36);  mul_42 = unsqueeze_36 = None
    neg_16: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_44)
    exp_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_16);  neg_16 = None
    add_45: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_11, 1);  exp_11 = None
    div_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_44, add_45);  add_44 = add_45 = None
    convolution_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_10, primals_37, primals_38, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_38 = None
    convolution_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(cat_1, primals_39, primals_40, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_40 = None
    add_46: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_10, convolution_11);  convolution_10 = convolution_11 = None
    neg_17: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_46)
    exp_12: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_17);  neg_17 = None
    add_47: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_12, 1);  exp_12 = None
    div_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_46, add_47);  add_47 = None
    convolution_12: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_11, primals_49, primals_50, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_50 = None
    sub_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_12, primals_53)
    pow_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_1, 2);  sub_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    sub_2: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(convolution_12, primals_53);  convolution_12 = primals_53 = None
    mul_43: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, 0.125);  sub_2 = None
    permute_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    permute_16: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(getitem_12, [0, 2, 1]);  getitem_12 = None
    permute_19: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 2, 1]);  permute_8 = None
    permute_20: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(getitem_11, [0, 2, 1]);  getitem_11 = None
    permute_22: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_26: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    permute_30: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    return (mean, primals_5, primals_7, primals_9, primals_10, primals_11, primals_15, primals_16, primals_17, primals_19, primals_20, primals_21, primals_25, primals_26, primals_27, primals_29, primals_30, primals_31, primals_35, primals_36, primals_37, primals_39, primals_41, primals_43, primals_45, primals_47, primals_49, primals_51, cat, add, add_2, convolution, getitem_1, rsqrt, div_1, convolution_1, unsqueeze_7, getitem_3, rsqrt_1, div_3, add_14, convolution_3, div_4, convolution_4, unsqueeze_17, div_6, convolution_5, add_29, div_7, view_16, convert_element_type_3, _unsafe_index, cat_1, getitem_14, rsqrt_5, div_8, convolution_9, unsqueeze_32, getitem_16, rsqrt_6, div_10, add_46, div_11, mul_43, permute_12, permute_16, permute_19, permute_20, permute_22, permute_26, permute_30)
