def forward(self, primals_1: "f32[1, 1, 4][4, 4, 1]cpu", primals_2: "f32[1, 5, 4][20, 4, 1]cpu", primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[12, 4][4, 1]cpu", primals_8: "f32[12][1]cpu", primals_9: "f32[4, 4][4, 1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[8, 4][4, 1]cpu", primals_14: "f32[8][1]cpu", primals_15: "f32[4, 8][8, 1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[12, 4][4, 1]cpu", primals_20: "f32[12][1]cpu", primals_21: "f32[4, 4][4, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[8, 4][4, 1]cpu", primals_26: "f32[8][1]cpu", primals_27: "f32[4, 8][8, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[3, 4][4, 1]cpu", primals_32: "f32[3][1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu"):
    convolution: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_33, primals_3, primals_4, [2, 2], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 4, 4]);  convolution = None
    permute: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    expand: "f32[2, 1, 4][0, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, -1, -1]);  primals_1 = None
    cat: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.cat.default([expand, permute], 1);  expand = permute = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(cat, primals_2)
    var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  getitem_1 = None
    mul: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    mul_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_5);  mul = None
    add_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_6);  mul_1 = primals_6 = None
    view_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_2, [10, 4]);  add_2 = None
    permute_1: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    addmm: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_1, permute_1);  primals_8 = None
    view_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 5, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(view_2, 4, 2);  view_2 = None
    getitem_2: "f32[2, 5, 4][60, 12, 1]cpu" = split[0]
    getitem_3: "f32[2, 5, 4][60, 12, 1]cpu" = split[1]
    getitem_4: "f32[2, 5, 4][60, 12, 1]cpu" = split[2];  split = None
    view_3: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 5, 2, 2]);  getitem_2 = None
    permute_2: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 5, 2, 2]);  getitem_3 = None
    permute_3: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    view_5: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 5, 2, 2]);  getitem_4 = None
    permute_4: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1, 3]);  view_5 = None
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(permute_2, permute_3, permute_4)
    getitem_5: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_6: "f32[2, 2, 5][10, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_5)
    permute_5: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_5, [0, 2, 1, 3]);  getitem_5 = None
    view_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_5, [2, 5, 4]);  permute_5 = None
    view_7: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_6, [10, 4]);  view_6 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    addmm_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_10, view_7, permute_6);  primals_10 = None
    view_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 5, 4]);  addmm_1 = None
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_8);  add = view_8 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[0]
    getitem_8: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8);  getitem_8 = None
    mul_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1);  sub_1 = rsqrt_1 = None
    mul_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_11);  mul_2 = None
    add_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, primals_12);  mul_3 = primals_12 = None
    view_9: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [10, 4]);  add_5 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_9, permute_7);  primals_14 = None
    view_10: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 5, 8])
    mul_4: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 0.5)
    mul_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 0.7071067811865476);  view_10 = None
    erf: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_5);  mul_5 = None
    add_6: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_6: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_6);  mul_4 = add_6 = None
    view_11: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_6, [10, 8]);  mul_6 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_15, [1, 0]);  primals_15 = None
    addmm_3: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_16, view_11, permute_8);  primals_16 = None
    view_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 5, 4]);  addmm_3 = None
    add_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_12);  view_12 = None
    var_mean_2 = torch.ops.aten.var_mean.correction(add_7, [2], correction = 0, keepdim = True)
    getitem_9: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_2[0]
    getitem_10: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_8: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_9, 1e-05);  getitem_9 = None
    rsqrt_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_8);  add_8 = None
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_7, getitem_10);  getitem_10 = None
    mul_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2);  sub_2 = rsqrt_2 = None
    mul_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, primals_17);  mul_7 = None
    add_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_8, primals_18);  mul_8 = primals_18 = None
    view_13: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_9, [10, 4]);  add_9 = None
    permute_9: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_4: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_13, permute_9);  primals_20 = None
    view_14: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 5, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(view_14, 4, 2);  view_14 = None
    getitem_11: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[0]
    getitem_12: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[1]
    getitem_13: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[2];  split_1 = None
    view_15: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_11, [2, 5, 2, 2]);  getitem_11 = None
    permute_10: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_15, [0, 2, 1, 3]);  view_15 = None
    view_16: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 5, 2, 2]);  getitem_12 = None
    permute_11: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_16, [0, 2, 1, 3]);  view_16 = None
    view_17: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 5, 2, 2]);  getitem_13 = None
    permute_12: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_17, [0, 2, 1, 3]);  view_17 = None
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(permute_10, permute_11, permute_12)
    getitem_14: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_15: "f32[2, 2, 5][10, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    alias_1: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_14)
    permute_13: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_14, [0, 2, 1, 3]);  getitem_14 = None
    view_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_13, [2, 5, 4]);  permute_13 = None
    view_19: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_18, [10, 4]);  view_18 = None
    permute_14: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_21, [1, 0]);  primals_21 = None
    addmm_5: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_22, view_19, permute_14);  primals_22 = None
    view_20: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 5, 4]);  addmm_5 = None
    add_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, view_20);  view_20 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(add_10, [2], correction = 0, keepdim = True)
    getitem_16: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_3[0]
    getitem_17: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_11: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_16, 1e-05);  getitem_16 = None
    rsqrt_3: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_11);  add_11 = None
    sub_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, getitem_17);  getitem_17 = None
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = rsqrt_3 = None
    mul_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, primals_23);  mul_9 = None
    add_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, primals_24);  mul_10 = primals_24 = None
    view_21: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [10, 4]);  add_12 = None
    permute_15: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_6: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_21, permute_15);  primals_26 = None
    view_22: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 5, 8])
    mul_11: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, 0.5)
    mul_12: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, 0.7071067811865476);  view_22 = None
    erf_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_12);  mul_12 = None
    add_13: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_13: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, add_13);  mul_11 = add_13 = None
    view_23: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_13, [10, 8]);  mul_13 = None
    permute_16: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_27, [1, 0]);  primals_27 = None
    addmm_7: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_28, view_23, permute_16);  primals_28 = None
    view_24: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 5, 4]);  addmm_7 = None
    add_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, view_24);  view_24 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(add_14, [2], correction = 0, keepdim = True)
    getitem_18: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_4[0]
    getitem_19: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_15: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_18, 1e-05);  getitem_18 = None
    rsqrt_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_15);  add_15 = None
    sub_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, getitem_19);  getitem_19 = None
    mul_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = rsqrt_4 = None
    mul_15: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_14, primals_29);  mul_14 = None
    add_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, primals_30);  mul_15 = primals_30 = None
    select: "f32[2, 4][20, 1]cpu" = torch.ops.aten.select.int(add_16, 1, 0);  add_16 = None
    permute_17: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_31, [1, 0]);  primals_31 = None
    addmm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_32, select, permute_17);  primals_32 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_8, [1], True)
    sub_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_8, amax);  amax = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_5)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, log);  sub_5 = log = None
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_34, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_6, 1, unsqueeze);  sub_6 = unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2)
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = convert_element_type = None
    permute_18: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    permute_22: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    permute_26: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    permute_30: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    alias_4: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    permute_38: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    permute_42: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_46: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_50: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    alias_5: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    permute_58: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    return (div, primals_2, primals_3, primals_5, primals_11, primals_17, primals_23, primals_29, primals_33, primals_34, cat, view_1, permute_2, permute_3, permute_4, getitem_6, view_7, add_3, view_9, addmm_2, view_11, add_7, view_13, permute_10, permute_11, permute_12, getitem_15, view_19, add_10, view_21, addmm_6, view_23, add_14, select, addmm_8, ne_2, permute_18, permute_22, permute_26, permute_30, alias_4, permute_38, permute_42, permute_46, permute_50, alias_5, permute_58)
