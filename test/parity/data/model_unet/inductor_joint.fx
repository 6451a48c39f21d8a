def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[4][1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4, 8][8, 1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[4][1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[8][1]cpu", primals_30: "f32[8][1]cpu", primals_31: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu", primals_32: "f32[4][1]cpu", primals_33: "f32[4, 8][8, 1]cpu", primals_34: "f32[4][1]cpu", primals_35: "f32[4][1]cpu", primals_36: "f32[4][1]cpu", primals_37: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_38: "f32[4][1]cpu", primals_39: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu", primals_40: "f32[4][1]cpu", primals_41: "f32[4][1]cpu", primals_42: "f32[4][1]cpu", primals_43: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu", primals_44: "f32[12][1]cpu", primals_45: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu", primals_46: "f32[4][1]cpu", primals_47: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu", primals_48: "f32[4][1]cpu", primals_49: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu", primals_50: "f32[1][1]cpu", primals_51: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", primals_52: "i64[1][1]cpu", primals_53: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu", tangents_1: "f32[][]cpu"):
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
    permute_3: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div, [1, 0])
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
    view_2: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_10, [1, 2, 2, 1]);  primals_10 = None
    add_4: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, view_2);  mul_9 = view_2 = None
    as_strided: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_8, [1, 4], [4, 1]);  mul_8 = None
    as_strided_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_4, [1, 4], [4, 1]);  add_4 = None
    unsqueeze_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided, 2);  as_strided = None
    unsqueeze_3: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_1, 2);  as_strided_1 = None
    unsqueeze_5: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    mul_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(convolution, unsqueeze_3);  unsqueeze_3 = None
    add_5: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, unsqueeze_5);  mul_10 = unsqueeze_5 = None
    squeeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3]);  getitem_1 = None
    squeeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3]);  rsqrt = None
    alias: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze);  squeeze = None
    alias_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_1);  squeeze_1 = None
    neg_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_5)
    exp_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_6: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_2, 1);  exp_2 = None
    div_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_5, add_6);  add_6 = None
    convolution_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_1, primals_11, primals_12, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_12 = None
    neg_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.neg.default(add_2)
    exp_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg_3);  neg_3 = None
    add_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp_3, 1);  exp_3 = None
    div_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(add_2, add_7);  add_7 = None
    permute_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    permute_5: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div_2, [1, 0])
    mul_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_5, permute_4);  permute_5 = None
    sum_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [0], True);  mul_11 = None
    mul_12: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 1);  sum_3 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_14, 1);  primals_14 = None
    add_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_13);  mul_12 = mul_13 = None
    unsqueeze_6: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_8, 2);  add_8 = None
    unsqueeze_7: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3);  unsqueeze_6 = None
    add_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_1, unsqueeze_7);  convolution_1 = unsqueeze_7 = None
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
    view_5: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_16, [1, 2, 2, 1]);  primals_16 = None
    add_11: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, view_5);  mul_15 = view_5 = None
    as_strided_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_14, [1, 4], [4, 1]);  mul_14 = None
    as_strided_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_11, [1, 4], [4, 1]);  add_11 = None
    unsqueeze_8: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_2, 2);  as_strided_2 = None
    unsqueeze_9: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3);  unsqueeze_8 = None
    unsqueeze_10: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_3, 2);  as_strided_3 = None
    unsqueeze_11: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3);  unsqueeze_10 = None
    mul_16: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, unsqueeze_9);  unsqueeze_9 = None
    add_12: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, unsqueeze_11);  mul_16 = unsqueeze_11 = None
    squeeze_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_3, [2, 3]);  getitem_3 = None
    squeeze_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_1, [2, 3]);  rsqrt_1 = None
    alias_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_2);  squeeze_2 = None
    alias_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_3);  squeeze_3 = None
    neg_5: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_12)
    exp_4: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_5);  neg_5 = None
    add_13: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_4, 1);  exp_4 = None
    div_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_12, add_13);  add_13 = None
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
    mul_17: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_2, view_7);  view_7 = None
    neg_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_5)
    mul_18: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_6, mul_17);  neg_6 = None
    view_8: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_20, [1, 2, 2, 1]);  primals_20 = None
    add_16: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, view_8);  mul_18 = view_8 = None
    as_strided_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_17, [1, 4], [4, 1]);  mul_17 = None
    as_strided_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_16, [1, 4], [4, 1]);  add_16 = None
    unsqueeze_12: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_4, 2);  as_strided_4 = None
    unsqueeze_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3);  unsqueeze_12 = None
    unsqueeze_14: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_5, 2);  as_strided_5 = None
    unsqueeze_15: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3);  unsqueeze_14 = None
    mul_19: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(convolution_3, unsqueeze_13);  unsqueeze_13 = None
    add_17: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, unsqueeze_15);  mul_19 = unsqueeze_15 = None
    squeeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_5, [2, 3]);  getitem_5 = None
    squeeze_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_2, [2, 3]);  rsqrt_2 = None
    alias_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_4);  squeeze_4 = None
    alias_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_5);  squeeze_5 = None
    neg_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.neg.default(add_17)
    exp_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.exp.default(neg_7);  neg_7 = None
    add_18: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(exp_5, 1);  exp_5 = None
    div_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Tensor(add_17, add_18);  add_18 = None
    convolution_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(div_4, primals_21, primals_22, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_22 = None
    neg_8: "f32[1, 8][8, 1]cpu" = torch.ops.aten.neg.default(add_2)
    exp_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg_8);  neg_8 = None
    add_19: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp_6, 1);  exp_6 = None
    div_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(add_2, add_19);  add_19 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    permute_7: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div_5, [1, 0])
    mul_20: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_7, permute_6);  permute_7 = None
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [0], True);  mul_20 = None
    mul_21: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 1);  sum_4 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_24, 1);  primals_24 = None
    add_20: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_21, mul_22);  mul_21 = mul_22 = None
    unsqueeze_16: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_20, 2);  add_20 = None
    unsqueeze_17: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3);  unsqueeze_16 = None
    add_21: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_4, unsqueeze_17);  convolution_4 = unsqueeze_17 = None
    view_9: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_21, [1, 2, 2, 4])
    var_mean_3 = torch.ops.aten.var_mean.correction(view_9, [2, 3], correction = 0, keepdim = True);  view_9 = None
    getitem_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_3[0]
    getitem_7: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_22: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_6, 1e-05);  getitem_6 = None
    rsqrt_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_22);  add_22 = None
    view_10: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_25, [1, 2, 2, 1])
    mul_23: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_3, view_10);  view_10 = None
    neg_9: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_7)
    mul_24: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_9, mul_23);  neg_9 = None
    view_11: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_26, [1, 2, 2, 1]);  primals_26 = None
    add_23: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, view_11);  mul_24 = view_11 = None
    as_strided_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_23, [1, 4], [4, 1]);  mul_23 = None
    as_strided_7: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_23, [1, 4], [4, 1]);  add_23 = None
    unsqueeze_18: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_6, 2);  as_strided_6 = None
    unsqueeze_19: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 3);  unsqueeze_18 = None
    unsqueeze_20: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_7, 2);  as_strided_7 = None
    unsqueeze_21: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 3);  unsqueeze_20 = None
    mul_25: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, unsqueeze_19);  unsqueeze_19 = None
    add_24: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_25, unsqueeze_21);  mul_25 = unsqueeze_21 = None
    squeeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_7, [2, 3]);  getitem_7 = None
    squeeze_7: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_3, [2, 3]);  rsqrt_3 = None
    alias_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_6);  squeeze_6 = None
    alias_7: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_7);  squeeze_7 = None
    neg_10: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.neg.default(add_24)
    exp_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.exp.default(neg_10);  neg_10 = None
    add_25: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(exp_7, 1);  exp_7 = None
    div_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.div.Tensor(add_24, add_25);  add_25 = None
    convolution_5: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(div_6, primals_27, primals_28, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_28 = None
    add_26: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(convolution_5, convolution_3);  convolution_5 = None
    view_12: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_26, [1, 2, 2, 4])
    var_mean_4 = torch.ops.aten.var_mean.correction(view_12, [2, 3], correction = 0, keepdim = True);  view_12 = None
    getitem_8: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_4[0]
    getitem_9: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_27: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, 1e-05);  getitem_8 = None
    rsqrt_4: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_27);  add_27 = None
    view_13: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_41, [1, 2, 2, 1])
    mul_26: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_4, view_13);  view_13 = None
    neg_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_9)
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
    squeeze_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_9, [2, 3]);  getitem_9 = None
    squeeze_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_4, [2, 3]);  rsqrt_4 = None
    alias_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_8);  squeeze_8 = None
    alias_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_9);  squeeze_9 = None
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
    alias_10: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(div_7)
    permute_9: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(div_7, [0, 2, 1]);  div_7 = None
    bmm_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(getitem_12, permute_9)
    view_16: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 2, 2]);  bmm_1 = None
    convolution_7: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(view_16, primals_45, primals_46, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_46 = None
    add_30: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_26, convolution_7);  convolution_7 = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_30: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_1, 1);  iota_1 = None
    add_31: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_30, 0);  mul_30 = None
    convert_element_type_2: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_31, torch.float32);  add_31 = None
    add_32: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.0);  convert_element_type_2 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_32, 0.5);  add_32 = None
    convert_element_type_3: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_31, torch.int64);  mul_31 = None
    unsqueeze_26: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_3, -1);  convert_element_type_3 = None
    iota_2: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_32: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_2, 1);  iota_2 = None
    add_33: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_32, 0);  mul_32 = None
    convert_element_type_4: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_33, torch.float32);  add_33 = None
    add_34: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, 0.0);  convert_element_type_4 = None
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_34, 0.5);  add_34 = None
    convert_element_type_5: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_33, torch.int64);  mul_33 = None
    _unsafe_index: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(add_30, [None, None, unsqueeze_26, convert_element_type_5]);  add_30 = None
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
    view_19: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.view.default(primals_30, [1, 2, 4, 1]);  primals_30 = None
    add_36: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_35, view_19);  mul_35 = view_19 = None
    as_strided_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.as_strided.default(mul_34, [1, 8], [8, 1]);  mul_34 = None
    as_strided_11: "f32[1, 8][8, 1]cpu" = torch.ops.aten.as_strided.default(add_36, [1, 8], [8, 1]);  add_36 = None
    unsqueeze_27: "f32[1, 8, 1][8, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_10, 2);  as_strided_10 = None
    unsqueeze_28: "f32[1, 8, 1, 1][8, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_27, 3);  unsqueeze_27 = None
    unsqueeze_29: "f32[1, 8, 1][8, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_11, 2);  as_strided_11 = None
    unsqueeze_30: "f32[1, 8, 1, 1][8, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_29, 3);  unsqueeze_29 = None
    mul_36: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_28);  unsqueeze_28 = None
    add_37: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_36, unsqueeze_30);  mul_36 = unsqueeze_30 = None
    squeeze_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_14, [2, 3]);  getitem_14 = None
    squeeze_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_5, [2, 3]);  rsqrt_5 = None
    alias_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_10);  squeeze_10 = None
    alias_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_11);  squeeze_11 = None
    neg_13: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_37)
    exp_9: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_13);  neg_13 = None
    add_38: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_9, 1);  exp_9 = None
    div_8: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_37, add_38);  add_38 = None
    convolution_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(div_8, primals_31, primals_32, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_32 = None
    neg_14: "f32[1, 8][8, 1]cpu" = torch.ops.aten.neg.default(add_2)
    exp_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg_14);  neg_14 = None
    add_39: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp_10, 1);  exp_10 = None
    div_9: "f32[1, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(add_2, add_39);  add_39 = None
    permute_10: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_33, [1, 0]);  primals_33 = None
    permute_11: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(div_9, [1, 0])
    mul_37: "f32[8, 4][1, 8]cpu" = torch.ops.aten.mul.Tensor(permute_11, permute_10);  permute_11 = None
    sum_6: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [0], True);  mul_37 = None
    mul_38: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 1);  sum_6 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_34, 1);  primals_34 = None
    add_40: "f32[1, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_38, mul_39);  mul_38 = mul_39 = None
    unsqueeze_31: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_40, 2);  add_40 = None
    unsqueeze_32: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_31, 3);  unsqueeze_31 = None
    add_41: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_9, unsqueeze_32);  convolution_9 = unsqueeze_32 = None
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
    view_22: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_36, [1, 2, 2, 1]);  primals_36 = None
    add_43: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_41, view_22);  mul_41 = view_22 = None
    as_strided_12: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul_40, [1, 4], [4, 1]);  mul_40 = None
    as_strided_13: "f32[1, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_43, [1, 4], [4, 1]);  add_43 = None
    unsqueeze_33: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_12, 2);  as_strided_12 = None
    unsqueeze_34: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_33, 3);  unsqueeze_33 = None
    unsqueeze_35: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_13, 2);  as_strided_13 = None
    unsqueeze_36: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_35, 3);  unsqueeze_35 = None
    mul_42: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_41, unsqueeze_34);  unsqueeze_34 = None
    add_44: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_42, unsqueeze_36);  mul_42 = unsqueeze_36 = None
    squeeze_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_16, [2, 3]);  getitem_16 = None
    squeeze_13: "f32[1, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_6, [2, 3]);  rsqrt_6 = None
    alias_13: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_12);  squeeze_12 = None
    alias_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_13);  squeeze_13 = None
    neg_16: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(add_44)
    exp_11: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.exp.default(neg_16);  neg_16 = None
    add_45: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(exp_11, 1);  exp_11 = None
    div_10: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(add_44, add_45);  add_45 = None
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
    mul_44: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_43, tangents_1);  mul_43 = tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(mul_44, div_11, primals_49, [1], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_44 = div_11 = primals_49 = None
    getitem_17: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_18: "f32[1, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_19: "f32[1][1]cpu" = convolution_backward[2];  convolution_backward = None
    sigmoid: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_46)
    mul_45: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_17, sigmoid);  getitem_17 = None
    sub_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_46: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_46, sub_3);  add_46 = sub_3 = None
    add_48: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_46, 1);  mul_46 = None
    mul_47: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, add_48);  mul_45 = add_48 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(mul_47, cat_1, primals_39, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  primals_39 = None
    getitem_20: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_21: "f32[4, 8, 1, 1][8, 1, 1, 1]cpu" = convolution_backward_1[1]
    getitem_22: "f32[4][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(mul_47, div_10, primals_37, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  mul_47 = div_10 = primals_37 = None
    getitem_23: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_24: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_2[1]
    getitem_25: "f32[4][1]cpu" = convolution_backward_2[2];  convolution_backward_2 = None
    sigmoid_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_44)
    mul_48: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_23, sigmoid_1);  getitem_23 = None
    sub_4: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_1);  sigmoid_1 = None
    mul_49: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_44, sub_4);  add_44 = sub_4 = None
    add_49: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_49, 1);  mul_49 = None
    mul_50: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_48, add_49);  mul_48 = add_49 = None
    alias_15: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_13);  alias_13 = None
    alias_16: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_14);  alias_14 = None
    mul_51: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_50, add_41)
    view_23: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_51, [1, 4, 16]);  mul_51 = None
    sum_7: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_23, [2]);  view_23 = None
    view_24: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_50, [1, 4, 16])
    sum_8: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_24, [2]);  view_24 = None
    unsqueeze_37: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_35, 0)
    mul_52: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_7, unsqueeze_37);  unsqueeze_37 = None
    view_25: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_52, [1, 2, 2]);  mul_52 = None
    sum_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_25, [2]);  view_25 = None
    unsqueeze_38: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_35, 0)
    mul_53: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_8, unsqueeze_38);  unsqueeze_38 = None
    view_26: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_53, [1, 2, 2]);  mul_53 = None
    sum_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_26, [2]);  view_26 = None
    unsqueeze_39: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_16, -1)
    view_27: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_35, [1, 2, 2]);  primals_35 = None
    mul_54: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_39, view_27);  unsqueeze_39 = view_27 = None
    neg_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_9);  sum_9 = None
    addcmul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_18, sum_10, alias_15);  neg_18 = None
    mul_55: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul, alias_16);  addcmul = None
    mul_56: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, alias_16);  mul_55 = None
    mul_57: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_56, alias_16);  mul_56 = None
    mul_58: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_57, 0.03125);  mul_57 = None
    neg_19: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_58)
    mul_59: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_19, alias_15);  neg_19 = None
    mul_60: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_10, alias_16);  sum_10 = None
    mul_61: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_60, 0.03125);  mul_60 = None
    sub_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_59, mul_61);  mul_59 = mul_61 = None
    unsqueeze_40: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_54, -1);  mul_54 = None
    unsqueeze_41: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_58, -1);  mul_58 = None
    unsqueeze_42: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_41, -1);  unsqueeze_41 = None
    unsqueeze_43: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_5, -1);  sub_5 = None
    unsqueeze_44: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_43, -1);  unsqueeze_43 = None
    view_28: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_50, [1, 2, 2, 16]);  mul_50 = None
    mul_62: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_28, unsqueeze_40);  view_28 = unsqueeze_40 = None
    view_29: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add_41, [1, 2, 2, 16]);  add_41 = None
    mul_63: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_29, unsqueeze_42);  view_29 = unsqueeze_42 = None
    add_50: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_62, mul_63);  mul_62 = mul_63 = None
    add_51: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_50, unsqueeze_44);  add_50 = unsqueeze_44 = None
    view_30: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_51, [1, 4, 4, 4]);  add_51 = None
    view_31: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_7, [1, 2, 2]);  sum_7 = None
    view_32: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_8, [1, 2, 2])
    unsqueeze_45: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_15, -1);  alias_15 = None
    mul_64: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_32, unsqueeze_45);  view_32 = unsqueeze_45 = None
    sub_6: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_31, mul_64);  view_31 = mul_64 = None
    unsqueeze_46: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_16, -1);  alias_16 = None
    mul_65: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, unsqueeze_46);  sub_6 = unsqueeze_46 = None
    sum_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_65, [0]);  mul_65 = None
    view_33: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_11, [4]);  sum_11 = None
    sum_12: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_8, [0]);  sum_8 = None
    sum_13: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_30, [2, 3], True)
    squeeze_14: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_13, 3);  sum_13 = None
    squeeze_15: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_14, 2);  squeeze_14 = None
    permute_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    mm: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_15, permute_12);  permute_12 = None
    permute_13: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_15, [1, 0])
    mul_66: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_13, div_9);  permute_13 = div_9 = None
    permute_14: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_66, [1, 0]);  mul_66 = None
    sum_14: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_15, [0], True);  squeeze_15 = None
    view_34: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_14, [4]);  sum_14 = None
    permute_15: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    sigmoid_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(add_2)
    mul_67: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sigmoid_2);  mm = None
    sub_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_2);  sigmoid_2 = None
    mul_68: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sub_7);  sub_7 = None
    add_52: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_68, 1);  mul_68 = None
    mul_69: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, add_52);  mul_67 = add_52 = None
    convolution_backward_3 = torch.ops.aten.convolution_backward.default(view_30, div_8, primals_31, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_30 = div_8 = primals_31 = None
    getitem_26: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = convolution_backward_3[0]
    getitem_27: "f32[4, 8, 3, 3][72, 9, 3, 1]cpu" = convolution_backward_3[1]
    getitem_28: "f32[4][1]cpu" = convolution_backward_3[2];  convolution_backward_3 = None
    sigmoid_3: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_37)
    mul_70: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_26, sigmoid_3);  getitem_26 = None
    sub_8: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_3);  sigmoid_3 = None
    mul_71: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_37, sub_8);  add_37 = sub_8 = None
    add_53: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_71, 1);  mul_71 = None
    mul_72: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, add_53);  mul_70 = add_53 = None
    alias_17: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_11);  alias_11 = None
    alias_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_12);  alias_12 = None
    mul_73: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_72, cat_1)
    view_35: "f32[1, 8, 16][128, 16, 1]cpu" = torch.ops.aten.view.default(mul_73, [1, 8, 16]);  mul_73 = None
    sum_15: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_35, [2]);  view_35 = None
    view_36: "f32[1, 8, 16][128, 16, 1]cpu" = torch.ops.aten.view.default(mul_72, [1, 8, 16])
    sum_16: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_36, [2]);  view_36 = None
    unsqueeze_47: "f32[1, 8][8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_29, 0)
    mul_74: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_15, unsqueeze_47);  unsqueeze_47 = None
    view_37: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mul_74, [1, 2, 4]);  mul_74 = None
    sum_17: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_37, [2]);  view_37 = None
    unsqueeze_48: "f32[1, 8][8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_29, 0)
    mul_75: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_16, unsqueeze_48);  unsqueeze_48 = None
    view_38: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mul_75, [1, 2, 4]);  mul_75 = None
    sum_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_38, [2]);  view_38 = None
    unsqueeze_49: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_18, -1)
    view_39: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(primals_29, [1, 2, 4]);  primals_29 = None
    mul_76: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_49, view_39);  unsqueeze_49 = view_39 = None
    neg_20: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_17);  sum_17 = None
    addcmul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_20, sum_18, alias_17);  neg_20 = None
    mul_77: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_1, alias_18);  addcmul_1 = None
    mul_78: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_77, alias_18);  mul_77 = None
    mul_79: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_78, alias_18);  mul_78 = None
    mul_80: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_79, 0.015625);  mul_79 = None
    neg_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_80)
    mul_81: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_21, alias_17);  neg_21 = None
    mul_82: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_18, alias_18);  sum_18 = None
    mul_83: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_82, 0.015625);  mul_82 = None
    sub_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_81, mul_83);  mul_81 = mul_83 = None
    unsqueeze_50: "f32[1, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_76, -1);  mul_76 = None
    unsqueeze_51: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_80, -1);  mul_80 = None
    unsqueeze_52: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_51, -1);  unsqueeze_51 = None
    unsqueeze_53: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_9, -1);  sub_9 = None
    unsqueeze_54: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_53, -1);  unsqueeze_53 = None
    view_40: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.view.default(mul_72, [1, 2, 4, 16]);  mul_72 = None
    mul_84: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_40, unsqueeze_50);  view_40 = unsqueeze_50 = None
    view_41: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.view.default(cat_1, [1, 2, 4, 16]);  cat_1 = None
    mul_85: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_41, unsqueeze_52);  view_41 = unsqueeze_52 = None
    add_54: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_84, mul_85);  mul_84 = mul_85 = None
    add_55: "f32[1, 2, 4, 16][128, 64, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_54, unsqueeze_54);  add_54 = unsqueeze_54 = None
    view_42: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_55, [1, 8, 4, 4]);  add_55 = None
    view_43: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(sum_15, [1, 2, 4]);  sum_15 = None
    view_44: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(sum_16, [1, 2, 4])
    unsqueeze_55: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_17, -1);  alias_17 = None
    mul_86: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, unsqueeze_55);  view_44 = unsqueeze_55 = None
    sub_10: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_43, mul_86);  view_43 = mul_86 = None
    unsqueeze_56: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_18, -1);  alias_18 = None
    mul_87: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, unsqueeze_56);  sub_10 = unsqueeze_56 = None
    sum_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_87, [0]);  mul_87 = None
    view_45: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_19, [8]);  sum_19 = None
    sum_20: "f32[8][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_16, [0]);  sum_16 = None
    add_56: "f32[1, 8, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_20, view_42);  getitem_20 = view_42 = None
    slice_1: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_56, 1, 0, 4)
    slice_2: "f32[1, 4, 4, 4][128, 16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_56, 1, 4, 8);  add_56 = None
    convolution_backward_4 = torch.ops.aten.convolution_backward.default(slice_1, _unsafe_index, primals_47, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  slice_1 = _unsafe_index = primals_47 = None
    getitem_29: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_4[0]
    getitem_30: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_4[1]
    getitem_31: "f32[4][1]cpu" = convolution_backward_4[2];  convolution_backward_4 = None
    full: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 4, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_26, convert_element_type_5], getitem_29, True);  full = unsqueeze_26 = convert_element_type_5 = getitem_29 = None
    convolution_backward_5 = torch.ops.aten.convolution_backward.default(index_put, view_16, primals_45, [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_16 = primals_45 = None
    getitem_32: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_5[0]
    getitem_33: "f32[4, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_5[1]
    getitem_34: "f32[4][1]cpu" = convolution_backward_5[2];  convolution_backward_5 = None
    view_46: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_32, [1, 4, 4]);  getitem_32 = None
    permute_16: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(getitem_12, [0, 2, 1]);  getitem_12 = None
    bmm_2: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_16, view_46);  permute_16 = None
    permute_17: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [0, 2, 1]);  permute_9 = None
    bmm_3: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_46, permute_17);  view_46 = permute_17 = None
    permute_18: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(bmm_2, [0, 2, 1]);  bmm_2 = None
    alias_19: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_10);  alias_10 = None
    mul_88: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.mul.Tensor(permute_18, alias_19);  permute_18 = None
    sum_21: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_88, [-1], True)
    neg_22: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.neg.default(alias_19);  alias_19 = None
    fma: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.prims.fma.default(neg_22, sum_21, mul_88);  neg_22 = sum_21 = mul_88 = None
    mul_89: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(fma, 0.5);  fma = None
    permute_19: "f32[1, 4, 4][48, 4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 2, 1]);  permute_8 = None
    bmm_4: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_19, mul_89);  permute_19 = None
    permute_20: "f32[1, 4, 4][48, 1, 4]cpu" = torch.ops.aten.permute.default(getitem_11, [0, 2, 1]);  getitem_11 = None
    bmm_5: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(mul_89, permute_20);  mul_89 = permute_20 = None
    permute_21: "f32[1, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(bmm_5, [0, 2, 1]);  bmm_5 = None
    cat_2: "f32[1, 12, 4][48, 4, 1]cpu" = torch.ops.aten.cat.default([permute_21, bmm_4, bmm_3], 1);  permute_21 = bmm_4 = bmm_3 = None
    view_47: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(cat_2, [1, 3, 4, 4]);  cat_2 = None
    view_48: "f32[1, 12, 2, 2][48, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_47, [1, 12, 2, 2]);  view_47 = None
    convolution_backward_6 = torch.ops.aten.convolution_backward.default(view_48, add_29, primals_43, [12], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  view_48 = add_29 = primals_43 = None
    getitem_35: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_6[0]
    getitem_36: "f32[12, 4, 1, 1][4, 1, 1, 1]cpu" = convolution_backward_6[1]
    getitem_37: "f32[12][1]cpu" = convolution_backward_6[2];  convolution_backward_6 = None
    alias_20: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_8);  alias_8 = None
    alias_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_9);  alias_9 = None
    mul_90: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_35, add_26)
    view_49: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_90, [1, 4, 4]);  mul_90 = None
    sum_22: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_49, [2]);  view_49 = None
    view_50: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_35, [1, 4, 4])
    sum_23: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_50, [2]);  view_50 = None
    unsqueeze_57: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_41, 0)
    mul_91: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_22, unsqueeze_57);  unsqueeze_57 = None
    view_51: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_91, [1, 2, 2]);  mul_91 = None
    sum_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [2]);  view_51 = None
    unsqueeze_58: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_41, 0)
    mul_92: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_23, unsqueeze_58);  unsqueeze_58 = None
    view_52: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_92, [1, 2, 2]);  mul_92 = None
    sum_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_52, [2]);  view_52 = None
    unsqueeze_59: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_21, -1)
    view_53: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_41, [1, 2, 2]);  primals_41 = None
    mul_93: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_59, view_53);  unsqueeze_59 = view_53 = None
    neg_23: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_24);  sum_24 = None
    addcmul_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_23, sum_25, alias_20);  neg_23 = None
    mul_94: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_2, alias_21);  addcmul_2 = None
    mul_95: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_94, alias_21);  mul_94 = None
    mul_96: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_95, alias_21);  mul_95 = None
    mul_97: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_96, 0.125);  mul_96 = None
    neg_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_97)
    mul_98: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_24, alias_20);  neg_24 = None
    mul_99: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_25, alias_21);  sum_25 = None
    mul_100: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_99, 0.125);  mul_99 = None
    sub_11: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_98, mul_100);  mul_98 = mul_100 = None
    unsqueeze_60: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_93, -1);  mul_93 = None
    unsqueeze_61: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_97, -1);  mul_97 = None
    unsqueeze_62: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_61, -1);  unsqueeze_61 = None
    unsqueeze_63: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_11, -1);  sub_11 = None
    unsqueeze_64: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_63, -1);  unsqueeze_63 = None
    view_54: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(getitem_35, [1, 2, 2, 4]);  getitem_35 = None
    mul_101: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_54, unsqueeze_60);  view_54 = unsqueeze_60 = None
    view_55: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_26, [1, 2, 2, 4]);  add_26 = None
    mul_102: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_55, unsqueeze_62);  view_55 = unsqueeze_62 = None
    add_57: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_101, mul_102);  mul_101 = mul_102 = None
    add_58: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_57, unsqueeze_64);  add_57 = unsqueeze_64 = None
    view_56: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_58, [1, 4, 2, 2]);  add_58 = None
    view_57: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_22, [1, 2, 2]);  sum_22 = None
    view_58: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_23, [1, 2, 2])
    unsqueeze_65: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_20, -1);  alias_20 = None
    mul_103: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_58, unsqueeze_65);  view_58 = unsqueeze_65 = None
    sub_12: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_57, mul_103);  view_57 = mul_103 = None
    unsqueeze_66: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_21, -1);  alias_21 = None
    mul_104: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, unsqueeze_66);  sub_12 = unsqueeze_66 = None
    sum_26: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_104, [0]);  mul_104 = None
    view_59: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_26, [4]);  sum_26 = None
    sum_27: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_23, [0]);  sum_23 = None
    add_59: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_put, view_56);  index_put = view_56 = None
    convolution_backward_7 = torch.ops.aten.convolution_backward.default(add_59, div_6, primals_27, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  div_6 = primals_27 = None
    getitem_38: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_7[0]
    getitem_39: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_7[1]
    getitem_40: "f32[4][1]cpu" = convolution_backward_7[2];  convolution_backward_7 = None
    sigmoid_4: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(add_24)
    mul_105: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_38, sigmoid_4);  getitem_38 = None
    sub_13: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_4);  sigmoid_4 = None
    mul_106: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, sub_13);  add_24 = sub_13 = None
    add_60: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_106, 1);  mul_106 = None
    mul_107: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_105, add_60);  mul_105 = add_60 = None
    alias_22: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_6);  alias_6 = None
    alias_23: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_7);  alias_7 = None
    mul_108: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_107, add_21)
    view_60: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_108, [1, 4, 4]);  mul_108 = None
    sum_28: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_60, [2]);  view_60 = None
    view_61: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_107, [1, 4, 4])
    sum_29: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_61, [2]);  view_61 = None
    unsqueeze_67: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_25, 0)
    mul_109: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_28, unsqueeze_67);  unsqueeze_67 = None
    view_62: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_109, [1, 2, 2]);  mul_109 = None
    sum_30: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_62, [2]);  view_62 = None
    unsqueeze_68: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_25, 0)
    mul_110: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_29, unsqueeze_68);  unsqueeze_68 = None
    view_63: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_110, [1, 2, 2]);  mul_110 = None
    sum_31: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_63, [2]);  view_63 = None
    unsqueeze_69: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_23, -1)
    view_64: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_25, [1, 2, 2]);  primals_25 = None
    mul_111: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_69, view_64);  unsqueeze_69 = view_64 = None
    neg_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_30);  sum_30 = None
    addcmul_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_25, sum_31, alias_22);  neg_25 = None
    mul_112: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_3, alias_23);  addcmul_3 = None
    mul_113: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_112, alias_23);  mul_112 = None
    mul_114: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_113, alias_23);  mul_113 = None
    mul_115: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_114, 0.125);  mul_114 = None
    neg_26: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_115)
    mul_116: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_26, alias_22);  neg_26 = None
    mul_117: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_31, alias_23);  sum_31 = None
    mul_118: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_117, 0.125);  mul_117 = None
    sub_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_116, mul_118);  mul_116 = mul_118 = None
    unsqueeze_70: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_111, -1);  mul_111 = None
    unsqueeze_71: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_115, -1);  mul_115 = None
    unsqueeze_72: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_71, -1);  unsqueeze_71 = None
    unsqueeze_73: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_14, -1);  sub_14 = None
    unsqueeze_74: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_73, -1);  unsqueeze_73 = None
    view_65: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(mul_107, [1, 2, 2, 4]);  mul_107 = None
    mul_119: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_65, unsqueeze_70);  view_65 = unsqueeze_70 = None
    view_66: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(add_21, [1, 2, 2, 4]);  add_21 = None
    mul_120: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, unsqueeze_72);  view_66 = unsqueeze_72 = None
    add_61: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_119, mul_120);  mul_119 = mul_120 = None
    add_62: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_61, unsqueeze_74);  add_61 = unsqueeze_74 = None
    view_67: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_62, [1, 4, 2, 2]);  add_62 = None
    view_68: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_28, [1, 2, 2]);  sum_28 = None
    view_69: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_29, [1, 2, 2])
    unsqueeze_75: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_22, -1);  alias_22 = None
    mul_121: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_69, unsqueeze_75);  view_69 = unsqueeze_75 = None
    sub_15: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_68, mul_121);  view_68 = mul_121 = None
    unsqueeze_76: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_23, -1);  alias_23 = None
    mul_122: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, unsqueeze_76);  sub_15 = unsqueeze_76 = None
    sum_32: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_122, [0]);  mul_122 = None
    view_70: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_32, [4]);  sum_32 = None
    sum_33: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_29, [0]);  sum_29 = None
    sum_34: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_67, [2, 3], True)
    squeeze_16: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_34, 3);  sum_34 = None
    squeeze_17: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_16, 2);  squeeze_16 = None
    permute_22: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_17, permute_22);  permute_22 = None
    permute_23: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_17, [1, 0])
    mul_123: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_23, div_5);  permute_23 = div_5 = None
    permute_24: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_123, [1, 0]);  mul_123 = None
    sum_35: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_17, [0], True);  squeeze_17 = None
    view_71: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_35, [4]);  sum_35 = None
    permute_25: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_24, [1, 0]);  permute_24 = None
    sigmoid_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(add_2)
    mul_124: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_1, sigmoid_5);  mm_1 = None
    sub_16: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_5);  sigmoid_5 = None
    mul_125: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sub_16);  sub_16 = None
    add_63: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_125, 1);  mul_125 = None
    mul_126: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_124, add_63);  mul_124 = add_63 = None
    add_64: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_69, mul_126);  mul_69 = mul_126 = None
    convolution_backward_8 = torch.ops.aten.convolution_backward.default(view_67, div_4, primals_21, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_67 = div_4 = primals_21 = None
    getitem_41: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = convolution_backward_8[0]
    getitem_42: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_8[1]
    getitem_43: "f32[4][1]cpu" = convolution_backward_8[2];  convolution_backward_8 = None
    sigmoid_6: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sigmoid.default(add_17)
    mul_127: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_41, sigmoid_6);  getitem_41 = None
    sub_17: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_6);  sigmoid_6 = None
    mul_128: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, sub_17);  add_17 = sub_17 = None
    add_65: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_128, 1);  mul_128 = None
    mul_129: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_127, add_65);  mul_127 = add_65 = None
    alias_24: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    alias_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    mul_130: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_129, convolution_3)
    view_72: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_130, [1, 4, 4]);  mul_130 = None
    sum_36: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_72, [2]);  view_72 = None
    view_73: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_129, [1, 4, 4])
    sum_37: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_73, [2]);  view_73 = None
    unsqueeze_77: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_19, 0)
    mul_131: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_36, unsqueeze_77);  unsqueeze_77 = None
    view_74: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_131, [1, 2, 2]);  mul_131 = None
    sum_38: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_74, [2]);  view_74 = None
    unsqueeze_78: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_19, 0)
    mul_132: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_37, unsqueeze_78);  unsqueeze_78 = None
    view_75: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_132, [1, 2, 2]);  mul_132 = None
    sum_39: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_75, [2]);  view_75 = None
    unsqueeze_79: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_25, -1)
    view_76: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_19, [1, 2, 2]);  primals_19 = None
    mul_133: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_79, view_76);  unsqueeze_79 = view_76 = None
    neg_27: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_38);  sum_38 = None
    addcmul_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_27, sum_39, alias_24);  neg_27 = None
    mul_134: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_4, alias_25);  addcmul_4 = None
    mul_135: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_134, alias_25);  mul_134 = None
    mul_136: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_135, alias_25);  mul_135 = None
    mul_137: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_136, 0.125);  mul_136 = None
    neg_28: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_137)
    mul_138: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_28, alias_24);  neg_28 = None
    mul_139: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_39, alias_25);  sum_39 = None
    mul_140: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_139, 0.125);  mul_139 = None
    sub_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_138, mul_140);  mul_138 = mul_140 = None
    unsqueeze_80: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_133, -1);  mul_133 = None
    unsqueeze_81: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_137, -1);  mul_137 = None
    unsqueeze_82: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_81, -1);  unsqueeze_81 = None
    unsqueeze_83: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_18, -1);  sub_18 = None
    unsqueeze_84: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_83, -1);  unsqueeze_83 = None
    view_77: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(mul_129, [1, 2, 2, 4]);  mul_129 = None
    mul_141: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_77, unsqueeze_80);  view_77 = unsqueeze_80 = None
    view_78: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(convolution_3, [1, 2, 2, 4]);  convolution_3 = None
    mul_142: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_78, unsqueeze_82);  view_78 = unsqueeze_82 = None
    add_66: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_141, mul_142);  mul_141 = mul_142 = None
    add_67: "f32[1, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_66, unsqueeze_84);  add_66 = unsqueeze_84 = None
    view_79: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(add_67, [1, 4, 2, 2]);  add_67 = None
    view_80: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_36, [1, 2, 2]);  sum_36 = None
    view_81: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_37, [1, 2, 2])
    unsqueeze_85: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_24, -1);  alias_24 = None
    mul_143: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_81, unsqueeze_85);  view_81 = unsqueeze_85 = None
    sub_19: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_80, mul_143);  view_80 = mul_143 = None
    unsqueeze_86: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_25, -1);  alias_25 = None
    mul_144: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_19, unsqueeze_86);  sub_19 = unsqueeze_86 = None
    sum_40: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_144, [0]);  mul_144 = None
    view_82: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_40, [4]);  sum_40 = None
    sum_41: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_37, [0]);  sum_37 = None
    add_68: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_59, view_79);  add_59 = view_79 = None
    convolution_backward_9 = torch.ops.aten.convolution_backward.default(add_68, add_14, primals_7, [4], [2, 2], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  add_68 = add_14 = primals_7 = None
    getitem_44: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_9[0]
    getitem_45: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_9[1]
    getitem_46: "f32[4][1]cpu" = convolution_backward_9[2];  convolution_backward_9 = None
    add_69: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(slice_2, getitem_44);  slice_2 = getitem_44 = None
    convolution_backward_10 = torch.ops.aten.convolution_backward.default(add_69, div_3, primals_17, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  div_3 = primals_17 = None
    getitem_47: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_10[0]
    getitem_48: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_10[1]
    getitem_49: "f32[4][1]cpu" = convolution_backward_10[2];  convolution_backward_10 = None
    sigmoid_7: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_12)
    mul_145: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_47, sigmoid_7);  getitem_47 = None
    sub_20: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_7);  sigmoid_7 = None
    mul_146: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_12, sub_20);  add_12 = sub_20 = None
    add_70: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_146, 1);  mul_146 = None
    mul_147: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_145, add_70);  mul_145 = add_70 = None
    alias_26: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    alias_27: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_148: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_147, add_9)
    view_83: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_148, [1, 4, 16]);  mul_148 = None
    sum_42: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_83, [2]);  view_83 = None
    view_84: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_147, [1, 4, 16])
    sum_43: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_84, [2]);  view_84 = None
    unsqueeze_87: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, 0)
    mul_149: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_42, unsqueeze_87);  unsqueeze_87 = None
    view_85: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_149, [1, 2, 2]);  mul_149 = None
    sum_44: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_85, [2]);  view_85 = None
    unsqueeze_88: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_15, 0)
    mul_150: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_43, unsqueeze_88);  unsqueeze_88 = None
    view_86: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_150, [1, 2, 2]);  mul_150 = None
    sum_45: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_86, [2]);  view_86 = None
    unsqueeze_89: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_27, -1)
    view_87: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_15, [1, 2, 2]);  primals_15 = None
    mul_151: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_89, view_87);  unsqueeze_89 = view_87 = None
    neg_29: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_44);  sum_44 = None
    addcmul_5: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_29, sum_45, alias_26);  neg_29 = None
    mul_152: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_5, alias_27);  addcmul_5 = None
    mul_153: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_152, alias_27);  mul_152 = None
    mul_154: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_153, alias_27);  mul_153 = None
    mul_155: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_154, 0.03125);  mul_154 = None
    neg_30: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_155)
    mul_156: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_30, alias_26);  neg_30 = None
    mul_157: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_45, alias_27);  sum_45 = None
    mul_158: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_157, 0.03125);  mul_157 = None
    sub_21: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_156, mul_158);  mul_156 = mul_158 = None
    unsqueeze_90: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_151, -1);  mul_151 = None
    unsqueeze_91: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_155, -1);  mul_155 = None
    unsqueeze_92: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_91, -1);  unsqueeze_91 = None
    unsqueeze_93: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_21, -1);  sub_21 = None
    unsqueeze_94: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_93, -1);  unsqueeze_93 = None
    view_88: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_147, [1, 2, 2, 16]);  mul_147 = None
    mul_159: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_88, unsqueeze_90);  view_88 = unsqueeze_90 = None
    view_89: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(add_9, [1, 2, 2, 16]);  add_9 = None
    mul_160: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_89, unsqueeze_92);  view_89 = unsqueeze_92 = None
    add_71: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_159, mul_160);  mul_159 = mul_160 = None
    add_72: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_71, unsqueeze_94);  add_71 = unsqueeze_94 = None
    view_90: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_72, [1, 4, 4, 4]);  add_72 = None
    view_91: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_42, [1, 2, 2]);  sum_42 = None
    view_92: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_43, [1, 2, 2])
    unsqueeze_95: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_26, -1);  alias_26 = None
    mul_161: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_92, unsqueeze_95);  view_92 = unsqueeze_95 = None
    sub_22: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_91, mul_161);  view_91 = mul_161 = None
    unsqueeze_96: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_27, -1);  alias_27 = None
    mul_162: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, unsqueeze_96);  sub_22 = unsqueeze_96 = None
    sum_46: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_162, [0]);  mul_162 = None
    view_93: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_46, [4]);  sum_46 = None
    sum_47: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_43, [0]);  sum_43 = None
    sum_48: "f32[1, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_90, [2, 3], True)
    squeeze_18: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(sum_48, 3);  sum_48 = None
    squeeze_19: "f32[1, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_18, 2);  squeeze_18 = None
    permute_26: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mm_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(squeeze_19, permute_26);  permute_26 = None
    permute_27: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(squeeze_19, [1, 0])
    mul_163: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_27, div_2);  permute_27 = div_2 = None
    permute_28: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_163, [1, 0]);  mul_163 = None
    sum_49: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze_19, [0], True);  squeeze_19 = None
    view_94: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_49, [4]);  sum_49 = None
    permute_29: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_28, [1, 0]);  permute_28 = None
    sigmoid_8: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(add_2)
    mul_164: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, sigmoid_8);  mm_2 = None
    sub_23: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_8);  sigmoid_8 = None
    mul_165: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sub_23);  add_2 = sub_23 = None
    add_73: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_165, 1);  mul_165 = None
    mul_166: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_164, add_73);  mul_164 = add_73 = None
    add_74: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_64, mul_166);  add_64 = mul_166 = None
    convolution_backward_11 = torch.ops.aten.convolution_backward.default(view_90, div_1, primals_11, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  view_90 = div_1 = primals_11 = None
    getitem_50: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = convolution_backward_11[0]
    getitem_51: "f32[4, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_11[1]
    getitem_52: "f32[4][1]cpu" = convolution_backward_11[2];  convolution_backward_11 = None
    sigmoid_9: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sigmoid.default(add_5)
    mul_167: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_50, sigmoid_9);  getitem_50 = None
    sub_24: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_9);  sigmoid_9 = None
    mul_168: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sub_24);  add_5 = sub_24 = None
    add_75: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_168, 1);  mul_168 = None
    mul_169: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_167, add_75);  mul_167 = add_75 = None
    alias_28: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_29: "f32[1, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_170: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_169, convolution)
    view_95: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_170, [1, 4, 16]);  mul_170 = None
    sum_50: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_95, [2]);  view_95 = None
    view_96: "f32[1, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_169, [1, 4, 16])
    sum_51: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_96, [2]);  view_96 = None
    unsqueeze_97: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, 0)
    mul_171: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_50, unsqueeze_97);  unsqueeze_97 = None
    view_97: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_171, [1, 2, 2]);  mul_171 = None
    sum_52: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_97, [2]);  view_97 = None
    unsqueeze_98: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_9, 0)
    mul_172: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_51, unsqueeze_98);  unsqueeze_98 = None
    view_98: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_172, [1, 2, 2]);  mul_172 = None
    sum_53: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_98, [2]);  view_98 = None
    unsqueeze_99: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_29, -1)
    view_99: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_9, [1, 2, 2]);  primals_9 = None
    mul_173: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_99, view_99);  unsqueeze_99 = view_99 = None
    neg_31: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_52);  sum_52 = None
    addcmul_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_31, sum_53, alias_28);  neg_31 = None
    mul_174: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul_6, alias_29);  addcmul_6 = None
    mul_175: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_174, alias_29);  mul_174 = None
    mul_176: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_175, alias_29);  mul_175 = None
    mul_177: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_176, 0.03125);  mul_176 = None
    neg_32: "f32[1, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_177)
    mul_178: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_32, alias_28);  neg_32 = None
    mul_179: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_53, alias_29);  sum_53 = None
    mul_180: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_179, 0.03125);  mul_179 = None
    sub_25: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_178, mul_180);  mul_178 = mul_180 = None
    unsqueeze_100: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_173, -1);  mul_173 = None
    unsqueeze_101: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_177, -1);  mul_177 = None
    unsqueeze_102: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_101, -1);  unsqueeze_101 = None
    unsqueeze_103: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_25, -1);  sub_25 = None
    unsqueeze_104: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_103, -1);  unsqueeze_103 = None
    view_100: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(mul_169, [1, 2, 2, 16]);  mul_169 = None
    mul_181: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_100, unsqueeze_100);  view_100 = unsqueeze_100 = None
    view_101: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [1, 2, 2, 16]);  convolution = None
    mul_182: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_101, unsqueeze_102);  view_101 = unsqueeze_102 = None
    add_76: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_181, mul_182);  mul_181 = mul_182 = None
    add_77: "f32[1, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_76, unsqueeze_104);  add_76 = unsqueeze_104 = None
    view_102: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_77, [1, 4, 4, 4]);  add_77 = None
    view_103: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_50, [1, 2, 2]);  sum_50 = None
    view_104: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_51, [1, 2, 2])
    unsqueeze_105: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_28, -1);  alias_28 = None
    mul_183: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_104, unsqueeze_105);  view_104 = unsqueeze_105 = None
    sub_26: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_103, mul_183);  view_103 = mul_183 = None
    unsqueeze_106: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_29, -1);  alias_29 = None
    mul_184: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_26, unsqueeze_106);  sub_26 = unsqueeze_106 = None
    sum_54: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_184, [0]);  mul_184 = None
    view_105: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_54, [4]);  sum_54 = None
    sum_55: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_51, [0]);  sum_51 = None
    add_78: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_69, view_102);  add_69 = view_102 = None
    convolution_backward_12 = torch.ops.aten.convolution_backward.default(add_78, primals_51, primals_5, [4], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  add_78 = primals_51 = primals_5 = None
    getitem_54: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_12[1]
    getitem_55: "f32[4][1]cpu" = convolution_backward_12[2];  convolution_backward_12 = None
    permute_30: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_74, permute_30);  permute_30 = None
    permute_31: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(add_74, [1, 0])
    mul_185: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_31, div);  permute_31 = div = None
    permute_32: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mul_185, [1, 0]);  mul_185 = None
    sum_56: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_74, [0], True);  add_74 = None
    view_106: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_56, [8]);  sum_56 = None
    permute_33: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_32, [1, 0]);  permute_32 = None
    sigmoid_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(add)
    mul_186: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_3, sigmoid_10);  mm_3 = None
    sub_27: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_10);  sigmoid_10 = None
    mul_187: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, sub_27);  add = sub_27 = None
    add_79: "f32[1, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_187, 1);  mul_187 = None
    mul_188: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_186, add_79);  mul_186 = add_79 = None
    permute_34: "f32[8, 1][1, 8]cpu" = torch.ops.aten.permute.default(mul_188, [1, 0])
    mul_189: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(permute_34, cat);  permute_34 = cat = None
    permute_35: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mul_189, [1, 0]);  mul_189 = None
    sum_57: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_188, [0], True);  mul_188 = None
    view_107: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_57, [8]);  sum_57 = None
    permute_36: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_35, [1, 0]);  permute_35 = None
    return (mean, permute_36, view_107, permute_33, view_106, getitem_54, getitem_55, getitem_45, getitem_46, view_105, sum_55, getitem_51, getitem_52, permute_29, view_94, view_93, sum_47, getitem_48, getitem_49, view_82, sum_41, getitem_42, getitem_43, permute_25, view_71, view_70, sum_33, getitem_39, getitem_40, view_45, sum_20, getitem_27, getitem_28, permute_15, view_34, view_33, sum_12, getitem_24, getitem_25, getitem_21, getitem_22, view_59, sum_27, getitem_36, getitem_37, getitem_33, getitem_34, getitem_30, getitem_31, getitem_18, getitem_19, None, None, None)
