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
    permute_5: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_3, [0, 1, 3, 2]);  permute_3 = None
    expand_1: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_2, [2, 2, 5, 2]);  permute_2 = None
    clone: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 5, 2]);  clone = None
    expand_2: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_5, [2, 2, 2, 5]);  permute_5 = None
    clone_1: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    view_7: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 5]);  clone_1 = None
    bmm: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_6, view_7)
    view_8: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 5, 5]);  bmm = None
    mul_2: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, 0.7071067811865475);  view_8 = None
    amax: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.amax.default(mul_2, [-1], True)
    sub_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, amax);  mul_2 = amax = None
    exp: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_3: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 5, 5])
    view_9: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 5, 5]);  expand_3 = None
    expand_4: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 5, 2]);  permute_4 = None
    clone_2: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    view_10: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 5, 2]);  clone_2 = None
    bmm_1: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10);  view_9 = None
    view_11: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 5, 2]);  bmm_1 = None
    permute_6: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_6, memory_format = torch.contiguous_format);  permute_6 = None
    view_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 5, 4]);  clone_3 = None
    view_13: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_12, [10, 4]);  view_12 = None
    permute_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    addmm_1: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_10, view_13, permute_7);  primals_10 = None
    view_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 5, 4]);  addmm_1 = None
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_14);  add = view_14 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_6);  getitem_6 = None
    mul_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1);  sub_2 = rsqrt_1 = None
    mul_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_11);  mul_3 = None
    add_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, primals_12);  mul_4 = primals_12 = None
    view_15: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [10, 4]);  add_5 = None
    permute_8: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_2: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_15, permute_8);  primals_14 = None
    view_16: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 5, 8])
    mul_5: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.5)
    mul_6: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.7071067811865476);  view_16 = None
    erf: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_6);  mul_6 = None
    add_6: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_7: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, add_6);  mul_5 = add_6 = None
    view_17: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [10, 8]);  mul_7 = None
    permute_9: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_15, [1, 0]);  primals_15 = None
    addmm_3: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_16, view_17, permute_9);  primals_16 = None
    view_18: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 5, 4]);  addmm_3 = None
    add_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_18);  view_18 = None
    var_mean_2 = torch.ops.aten.var_mean.correction(add_7, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_2[0]
    getitem_8: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_8: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_8);  add_8 = None
    sub_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_7, getitem_8);  getitem_8 = None
    mul_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_2);  sub_3 = rsqrt_2 = None
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, primals_17);  mul_8 = None
    add_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, primals_18);  mul_9 = primals_18 = None
    view_19: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_9, [10, 4]);  add_9 = None
    permute_10: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_4: "f32[10, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_19, permute_10);  primals_20 = None
    view_20: "f32[2, 5, 12][60, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 5, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(view_20, 4, 2);  view_20 = None
    getitem_9: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[0]
    getitem_10: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[1]
    getitem_11: "f32[2, 5, 4][60, 12, 1]cpu" = split_1[2];  split_1 = None
    view_21: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_9, [2, 5, 2, 2]);  getitem_9 = None
    permute_11: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_21, [0, 2, 1, 3]);  view_21 = None
    view_22: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_10, [2, 5, 2, 2]);  getitem_10 = None
    permute_12: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_22, [0, 2, 1, 3]);  view_22 = None
    view_23: "f32[2, 5, 2, 2][60, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_11, [2, 5, 2, 2]);  getitem_11 = None
    permute_13: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    permute_14: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_12, [0, 1, 3, 2]);  permute_12 = None
    expand_5: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_11, [2, 2, 5, 2]);  permute_11 = None
    clone_4: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    view_24: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 5, 2]);  clone_4 = None
    expand_6: "f32[2, 2, 2, 5][60, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_14, [2, 2, 2, 5]);  permute_14 = None
    clone_5: "f32[2, 2, 2, 5][20, 10, 5, 1]cpu" = torch.ops.aten.clone.default(expand_6, memory_format = torch.contiguous_format);  expand_6 = None
    view_25: "f32[4, 2, 5][10, 5, 1]cpu" = torch.ops.aten.view.default(clone_5, [4, 2, 5]);  clone_5 = None
    bmm_2: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(view_24, view_25)
    view_26: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 5, 5]);  bmm_2 = None
    mul_10: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view_26, 0.7071067811865475);  view_26 = None
    amax_1: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.amax.default(mul_10, [-1], True)
    sub_4: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, amax_1);  mul_10 = amax_1 = None
    exp_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.exp.default(sub_4);  sub_4 = None
    sum_2: "f32[2, 2, 5, 1][10, 5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [-1], True)
    div_1: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.div.Tensor(exp_1, sum_2);  exp_1 = sum_2 = None
    expand_7: "f32[2, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 2, 5, 5])
    view_27: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(expand_7, [4, 5, 5]);  expand_7 = None
    expand_8: "f32[2, 2, 5, 2][60, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_13, [2, 2, 5, 2]);  permute_13 = None
    clone_6: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.clone.default(expand_8, memory_format = torch.contiguous_format);  expand_8 = None
    view_28: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.view.default(clone_6, [4, 5, 2]);  clone_6 = None
    bmm_3: "f32[4, 5, 2][10, 2, 1]cpu" = torch.ops.aten.bmm.default(view_27, view_28);  view_27 = None
    view_29: "f32[2, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 5, 2]);  bmm_3 = None
    permute_15: "f32[2, 5, 2, 2][20, 2, 10, 1]cpu" = torch.ops.aten.permute.default(view_29, [0, 2, 1, 3]);  view_29 = None
    clone_7: "f32[2, 5, 2, 2][20, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_15, memory_format = torch.contiguous_format);  permute_15 = None
    view_30: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 5, 4]);  clone_7 = None
    view_31: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(view_30, [10, 4]);  view_30 = None
    permute_16: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_21, [1, 0]);  primals_21 = None
    addmm_5: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_22, view_31, permute_16);  primals_22 = None
    view_32: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 5, 4]);  addmm_5 = None
    add_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, view_32);  view_32 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(add_10, [2], correction = 0, keepdim = True)
    getitem_12: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_3[0]
    getitem_13: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_11: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, 1e-05);  getitem_12 = None
    rsqrt_3: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_11);  add_11 = None
    sub_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, getitem_13);  getitem_13 = None
    mul_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, rsqrt_3);  sub_5 = rsqrt_3 = None
    mul_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, primals_23);  mul_11 = None
    add_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_12, primals_24);  mul_12 = primals_24 = None
    view_33: "f32[10, 4][4, 1]cpu" = torch.ops.aten.view.default(add_12, [10, 4]);  add_12 = None
    permute_17: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_6: "f32[10, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_33, permute_17);  primals_26 = None
    view_34: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 5, 8])
    mul_13: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, 0.5)
    mul_14: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_34, 0.7071067811865476);  view_34 = None
    erf_1: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.erf.default(mul_14);  mul_14 = None
    add_13: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_15: "f32[2, 5, 8][40, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, add_13);  mul_13 = add_13 = None
    view_35: "f32[10, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_15, [10, 8]);  mul_15 = None
    permute_18: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_27, [1, 0]);  primals_27 = None
    addmm_7: "f32[10, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_28, view_35, permute_18);  primals_28 = None
    view_36: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 5, 4]);  addmm_7 = None
    add_14: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, view_36);  view_36 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(add_14, [2], correction = 0, keepdim = True)
    getitem_14: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_4[0]
    getitem_15: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_15: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, 1e-05);  getitem_14 = None
    rsqrt_4: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_15);  add_15 = None
    sub_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, getitem_15);  getitem_15 = None
    mul_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, rsqrt_4);  sub_6 = rsqrt_4 = None
    mul_17: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, primals_29);  mul_16 = None
    add_16: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, primals_30);  mul_17 = primals_30 = None
    select: "f32[2, 4][20, 1]cpu" = torch.ops.aten.select.int(add_16, 1, 0);  add_16 = None
    permute_19: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(primals_31, [1, 0]);  primals_31 = None
    addmm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_32, select, permute_19);  primals_32 = None
    amax_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_8, [1], True)
    sub_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_8, amax_2);  amax_2 = None
    exp_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_7)
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_2, [1], True);  exp_2 = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_3);  sum_3 = None
    sub_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_7, log);  sub_7 = log = None
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_34, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_8, 1, unsqueeze);  sub_8 = unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_34, -100)
    sum_4: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2)
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32);  sum_4 = None
    sum_5: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_5, convert_element_type);  sum_5 = convert_element_type = None
    permute_20: "f32[3, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    permute_24: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    permute_28: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    permute_32: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    permute_38: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_28, [0, 2, 1]);  view_28 = None
    permute_39: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1]);  view_24 = None
    permute_40: "f32[4, 5, 2][10, 1, 5]cpu" = torch.ops.aten.permute.default(view_25, [0, 2, 1]);  view_25 = None
    permute_45: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    permute_49: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    permute_53: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_57: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_63: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    permute_64: "f32[4, 2, 5][10, 1, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_65: "f32[4, 5, 2][10, 1, 5]cpu" = torch.ops.aten.permute.default(view_7, [0, 2, 1]);  view_7 = None
    permute_70: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    return (div_2, primals_2, primals_3, primals_5, primals_11, primals_17, primals_23, primals_29, primals_33, primals_34, cat, view_1, div, view_13, add_3, view_15, addmm_2, view_17, add_7, view_19, div_1, view_31, add_10, view_33, addmm_6, view_35, add_14, select, addmm_8, ne_2, permute_20, permute_24, permute_28, permute_32, permute_38, permute_39, permute_40, permute_45, permute_49, permute_53, permute_57, permute_63, permute_64, permute_65, permute_70)
