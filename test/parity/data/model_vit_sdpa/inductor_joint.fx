def forward(self, primals_1: "f32[1, 1, 4][4, 4, 1]cpu", primals_2: "f32[1, 5, 4][20, 4, 1]cpu", primals_3: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[12, 4][4, 1]cpu", primals_8: "f32[12][1]cpu", primals_9: "f32[4, 4][4, 1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[4][1]cpu", primals_12: "f32[4][1]cpu", primals_13: "f32[8, 4][4, 1]cpu", primals_14: "f32[8][1]cpu", primals_15: "f32[4, 8][8, 1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[4][1]cpu", primals_18: "f32[4][1]cpu", primals_19: "f32[12, 4][4, 1]cpu", primals_20: "f32[12][1]cpu", primals_21: "f32[4, 4][4, 1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[4][1]cpu", primals_24: "f32[4][1]cpu", primals_25: "f32[8, 4][4, 1]cpu", primals_26: "f32[8][1]cpu", primals_27: "f32[4, 8][8, 1]cpu", primals_28: "f32[4][1]cpu", primals_29: "f32[4][1]cpu", primals_30: "f32[4][1]cpu", primals_31: "f32[3, 4][4, 1]cpu", primals_32: "f32[3][1]cpu", primals_33: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", primals_34: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_33, primals_3, primals_4, [2, 2], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 4, 4]);  convolution = None
    permute: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    expand: "f32[2, 1, 4][0, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, -1, -1]);  primals_1 = None
    cat: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.cat.default([expand, permute], 1);  expand = permute = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(cat, primals_2);  cat = primals_2 = None
    var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1)
    mul: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
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
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_8);  view_8 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[0]
    getitem_8: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8)
    mul_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1);  sub_1 = None
    mul_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_11);  mul_2 = None
    add_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, primals_12);  mul_3 = primals_12 = None
    view_9: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [10, 4]);  add_5 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_9, permute_7);  primals_14 = None
    view_10: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 5, 8]);  addmm_2 = None
    mul_4: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 0.5)
    mul_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 0.7071067811865476)
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
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_7, getitem_10)
    mul_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2);  sub_2 = None
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
    sub_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, getitem_17)
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = None
    mul_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, primals_23);  mul_9 = None
    add_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, primals_24);  mul_10 = primals_24 = None
    view_21: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [10, 4]);  add_12 = None
    permute_15: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_6: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_21, permute_15);  primals_26 = None
    view_22: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 5, 8]);  addmm_6 = None
    mul_11: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, 0.5)
    mul_12: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, 0.7071067811865476)
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
    sub_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, getitem_19)
    mul_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = None
    mul_15: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_14, primals_29);  mul_14 = None
    add_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, primals_30);  mul_15 = primals_30 = None
    select: "f32[2, 4][20, 1]cpu" = torch.ops.aten.select.int(add_16, 1, 0);  add_16 = None
    permute_17: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_31, [1, 0]);  primals_31 = None
    addmm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_32, select, permute_17);  primals_32 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_8, [1], True)
    sub_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_8, amax);  addmm_8 = amax = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_5)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, log);  sub_5 = log = None
    alias_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_6)
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_34, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_6, 1, unsqueeze);  sub_6 = unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_34, 1);  primals_34 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    exp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [1], True)
    mul_17: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_16, mul_17);  mul_16 = mul_17 = None
    permute_18: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sub_7, permute_18);  permute_18 = None
    permute_19: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(sub_7, [1, 0])
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_19, select);  permute_19 = select = None
    permute_20: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_7, [0], True);  sub_7 = None
    view_25: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_21: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_20, [1, 0]);  permute_20 = None
    full_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.full.default([2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, mm, 1, 0);  full_1 = mm = None
    sub_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, getitem_19);  add_14 = getitem_19 = None
    mul_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, rsqrt_4);  sub_8 = None
    mul_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_29);  primals_29 = None
    mul_20: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, 4)
    sum_6: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_19, [2], True)
    mul_21: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, mul_18);  mul_19 = None
    sum_7: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [2], True);  mul_21 = None
    mul_22: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, sum_7);  sum_7 = None
    sub_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_20, sum_6);  mul_20 = sum_6 = None
    sub_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_9, mul_22);  sub_9 = mul_22 = None
    div_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_4, 4);  rsqrt_4 = None
    mul_23: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_10);  div_2 = sub_10 = None
    mul_24: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, mul_18);  mul_18 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_24, [0, 1]);  mul_24 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1]);  select_scatter = None
    view_26: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_23, [10, 4])
    permute_22: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    mm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_26, permute_22);  permute_22 = None
    permute_23: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_26, [1, 0])
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_23, view_23);  permute_23 = view_23 = None
    permute_24: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_10: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_26, [0], True);  view_26 = None
    view_27: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_10, [4]);  sum_10 = None
    permute_25: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_24, [1, 0]);  permute_24 = None
    view_28: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 5, 8]);  mm_2 = None
    mul_25: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, 0.7071067811865476)
    erf_2: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_25);  mul_25 = None
    add_17: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_2, 1);  erf_2 = None
    mul_26: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, 0.5);  add_17 = None
    mul_27: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, view_22)
    mul_28: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_27, -0.5);  mul_27 = None
    exp_2: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.exp.default(mul_28);  mul_28 = None
    mul_29: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, 0.3989422804014327);  exp_2 = None
    mul_30: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, mul_29);  view_22 = mul_29 = None
    add_18: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_26, mul_30);  mul_26 = mul_30 = None
    mul_31: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_28, add_18);  view_28 = add_18 = None
    view_29: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_31, [10, 8]);  mul_31 = None
    permute_26: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    mm_4: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_29, permute_26);  permute_26 = None
    permute_27: "f32[8, 10][1, 8]cpu" = torch.ops.aten.permute.default(view_29, [1, 0])
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_27, view_21);  permute_27 = view_21 = None
    permute_28: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_5, [1, 0]);  mm_5 = None
    sum_11: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_29, [0], True);  view_29 = None
    view_30: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_11, [8]);  sum_11 = None
    permute_29: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_28, [1, 0]);  permute_28 = None
    view_31: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 5, 4]);  mm_4 = None
    sub_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, getitem_17);  add_10 = getitem_17 = None
    mul_32: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, rsqrt_3);  sub_11 = None
    mul_33: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_31, primals_23);  primals_23 = None
    mul_34: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_33, 4)
    sum_12: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_33, [2], True)
    mul_35: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_33, mul_32);  mul_33 = None
    sum_13: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_35, [2], True);  mul_35 = None
    mul_36: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_32, sum_13);  sum_13 = None
    sub_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_34, sum_12);  mul_34 = sum_12 = None
    sub_13: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_12, mul_36);  sub_12 = mul_36 = None
    div_3: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_3, 4);  rsqrt_3 = None
    mul_37: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, sub_13);  div_3 = sub_13 = None
    mul_38: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_31, mul_32);  mul_32 = None
    sum_14: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_38, [0, 1]);  mul_38 = None
    sum_15: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_31, [0, 1]);  view_31 = None
    add_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, mul_37);  mul_23 = mul_37 = None
    view_32: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_19, [10, 4])
    permute_30: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    mm_6: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_32, permute_30);  permute_30 = None
    permute_31: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_32, [1, 0])
    mm_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_31, view_19);  permute_31 = view_19 = None
    permute_32: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    sum_16: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_32, [0], True);  view_32 = None
    view_33: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_16, [4]);  sum_16 = None
    permute_33: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_32, [1, 0]);  permute_32 = None
    view_34: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 5, 4]);  mm_6 = None
    view_35: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_34, [2, 5, 2, 2]);  view_34 = None
    permute_34: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_35, [0, 2, 1, 3]);  view_35 = None
    alias_4: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(permute_34, permute_10, permute_11, permute_12, alias_4, getitem_15, 0.0, False);  permute_34 = permute_10 = permute_11 = permute_12 = alias_4 = getitem_15 = None
    getitem_20: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_21: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_22: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    permute_35: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_22, [0, 2, 1, 3]);  getitem_22 = None
    view_36: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_35, [2, 5, 4]);  permute_35 = None
    permute_36: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_21, [0, 2, 1, 3]);  getitem_21 = None
    view_37: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_36, [2, 5, 4]);  permute_36 = None
    permute_37: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_20, [0, 2, 1, 3]);  getitem_20 = None
    view_38: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_37, [2, 5, 4]);  permute_37 = None
    cat_1: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_38, view_37, view_36], 2);  view_38 = view_37 = view_36 = None
    view_39: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [10, 12]);  cat_1 = None
    permute_38: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mm_8: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_39, permute_38);  permute_38 = None
    permute_39: "f32[12, 10][1, 12]cpu" = torch.ops.aten.permute.default(view_39, [1, 0])
    mm_9: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_39, view_13);  permute_39 = view_13 = None
    permute_40: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_9, [1, 0]);  mm_9 = None
    sum_17: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_39, [0], True);  view_39 = None
    view_40: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_17, [12]);  sum_17 = None
    permute_41: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_40, [1, 0]);  permute_40 = None
    view_41: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 5, 4]);  mm_8 = None
    sub_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_7, getitem_10);  add_7 = getitem_10 = None
    mul_39: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, rsqrt_2);  sub_14 = None
    mul_40: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_41, primals_17);  primals_17 = None
    mul_41: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_40, 4)
    sum_18: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_40, [2], True)
    mul_42: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_40, mul_39);  mul_40 = None
    sum_19: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_42, [2], True);  mul_42 = None
    mul_43: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, sum_19);  sum_19 = None
    sub_15: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_41, sum_18);  mul_41 = sum_18 = None
    sub_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_15, mul_43);  sub_15 = mul_43 = None
    div_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_2, 4);  rsqrt_2 = None
    mul_44: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, sub_16);  div_4 = sub_16 = None
    mul_45: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_41, mul_39);  mul_39 = None
    sum_20: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_45, [0, 1]);  mul_45 = None
    sum_21: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_41, [0, 1]);  view_41 = None
    add_20: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_44);  add_19 = mul_44 = None
    view_42: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_20, [10, 4])
    permute_42: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_10: "f32[10, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_42, permute_42);  permute_42 = None
    permute_43: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_42, [1, 0])
    mm_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_43, view_11);  permute_43 = view_11 = None
    permute_44: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_11, [1, 0]);  mm_11 = None
    sum_22: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_42, [0], True);  view_42 = None
    view_43: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_22, [4]);  sum_22 = None
    permute_45: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_44, [1, 0]);  permute_44 = None
    view_44: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(mm_10, [2, 5, 8]);  mm_10 = None
    mul_46: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 0.7071067811865476)
    erf_3: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_46);  mul_46 = None
    add_21: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_3, 1);  erf_3 = None
    mul_47: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, 0.5);  add_21 = None
    mul_48: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, view_10)
    mul_49: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_48, -0.5);  mul_48 = None
    exp_3: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.exp.default(mul_49);  mul_49 = None
    mul_50: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_3, 0.3989422804014327);  exp_3 = None
    mul_51: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, mul_50);  view_10 = mul_50 = None
    add_22: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_47, mul_51);  mul_47 = mul_51 = None
    mul_52: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, add_22);  view_44 = add_22 = None
    view_45: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_52, [10, 8]);  mul_52 = None
    permute_46: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_12: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_45, permute_46);  permute_46 = None
    permute_47: "f32[8, 10][1, 8]cpu" = torch.ops.aten.permute.default(view_45, [1, 0])
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_47, view_9);  permute_47 = view_9 = None
    permute_48: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_13, [1, 0]);  mm_13 = None
    sum_23: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_45, [0], True);  view_45 = None
    view_46: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_23, [8]);  sum_23 = None
    permute_49: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_48, [1, 0]);  permute_48 = None
    view_47: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_12, [2, 5, 4]);  mm_12 = None
    sub_17: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8);  add_3 = getitem_8 = None
    mul_53: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_17, rsqrt_1);  sub_17 = None
    mul_54: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, primals_11);  primals_11 = None
    mul_55: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, 4)
    sum_24: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_54, [2], True)
    mul_56: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, mul_53);  mul_54 = None
    sum_25: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_56, [2], True);  mul_56 = None
    mul_57: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_53, sum_25);  sum_25 = None
    sub_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_55, sum_24);  mul_55 = sum_24 = None
    sub_19: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_18, mul_57);  sub_18 = mul_57 = None
    div_5: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_1, 4);  rsqrt_1 = None
    mul_58: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, sub_19);  div_5 = sub_19 = None
    mul_59: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, mul_53);  mul_53 = None
    sum_26: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_59, [0, 1]);  mul_59 = None
    sum_27: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_47, [0, 1]);  view_47 = None
    add_23: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_58);  add_20 = mul_58 = None
    view_48: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_23, [10, 4])
    permute_50: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_14: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_48, permute_50);  permute_50 = None
    permute_51: "f32[4, 10][1, 4]cpu" = torch.ops.aten.permute.default(view_48, [1, 0])
    mm_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_51, view_7);  permute_51 = view_7 = None
    permute_52: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_15, [1, 0]);  mm_15 = None
    sum_28: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_48, [0], True);  view_48 = None
    view_49: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_28, [4]);  sum_28 = None
    permute_53: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_52, [1, 0]);  permute_52 = None
    view_50: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_14, [2, 5, 4]);  mm_14 = None
    view_51: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_50, [2, 5, 2, 2]);  view_50 = None
    permute_54: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_51, [0, 2, 1, 3]);  view_51 = None
    alias_5: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(permute_54, permute_2, permute_3, permute_4, alias_5, getitem_6, 0.0, False);  permute_54 = permute_2 = permute_3 = permute_4 = alias_5 = getitem_6 = None
    getitem_23: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_24: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_25: "f32[2, 2, 5, 2][20, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    permute_55: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_25, [0, 2, 1, 3]);  getitem_25 = None
    view_52: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_55, [2, 5, 4]);  permute_55 = None
    permute_56: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_24, [0, 2, 1, 3]);  getitem_24 = None
    view_53: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_56, [2, 5, 4]);  permute_56 = None
    permute_57: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_23, [0, 2, 1, 3]);  getitem_23 = None
    view_54: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(permute_57, [2, 5, 4]);  permute_57 = None
    cat_2: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.cat.default([view_54, view_53, view_52], 2);  view_54 = view_53 = view_52 = None
    view_55: "f32[10, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_2, [10, 12]);  cat_2 = None
    permute_58: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_16: "f32[10, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_55, permute_58);  permute_58 = None
    permute_59: "f32[12, 10][1, 12]cpu" = torch.ops.aten.permute.default(view_55, [1, 0])
    mm_17: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_59, view_1);  permute_59 = view_1 = None
    permute_60: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_17, [1, 0]);  mm_17 = None
    sum_29: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_55, [0], True);  view_55 = None
    view_56: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_29, [12]);  sum_29 = None
    permute_61: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_60, [1, 0]);  permute_60 = None
    view_57: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(mm_16, [2, 5, 4]);  mm_16 = None
    sub_20: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_60: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_20, rsqrt);  sub_20 = None
    mul_61: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_57, primals_5);  primals_5 = None
    mul_62: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_61, 4)
    sum_30: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_61, [2], True)
    mul_63: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_61, mul_60);  mul_61 = None
    sum_31: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_63, [2], True);  mul_63 = None
    mul_64: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_60, sum_31);  sum_31 = None
    sub_21: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_62, sum_30);  mul_62 = sum_30 = None
    sub_22: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_21, mul_64);  sub_21 = mul_64 = None
    div_6: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_65: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, sub_22);  div_6 = sub_22 = None
    mul_66: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_57, mul_60);  mul_60 = None
    sum_32: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_66, [0, 1]);  mul_66 = None
    sum_33: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_57, [0, 1]);  view_57 = None
    add_24: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_65);  add_23 = mul_65 = None
    sum_34: "f32[1, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_24, [0], True)
    slice_1: "f32[2, 1, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_24, 1, 0, 1)
    slice_2: "f32[2, 4, 4][20, 4, 1]cpu" = torch.ops.aten.slice.Tensor(add_24, 1, 1, 5);  add_24 = None
    sum_35: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True);  slice_1 = None
    permute_62: "f32[2, 4, 4][20, 1, 4]cpu" = torch.ops.aten.permute.default(slice_2, [0, 2, 1]);  slice_2 = None
    view_58: "f32[2, 4, 2, 2][20, 1, 8, 4]cpu" = torch.ops.aten.view.default(permute_62, [2, 4, 2, 2]);  permute_62 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_58, primals_33, primals_3, [4], [2, 2], [0, 0], [1, 1], False, [0, 0], 1, [False, True, True]);  view_58 = primals_33 = primals_3 = None
    getitem_27: "f32[4, 1, 2, 2][4, 4, 2, 1]cpu" = convolution_backward[1]
    getitem_28: "f32[4][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (div, sum_35, sum_34, getitem_27, getitem_28, sum_32, sum_33, permute_61, view_56, permute_53, view_49, sum_26, sum_27, permute_49, view_46, permute_45, view_43, sum_20, sum_21, permute_41, view_40, permute_33, view_33, sum_14, sum_15, permute_29, view_30, permute_25, view_27, sum_8, sum_9, permute_21, view_25, None, None)
