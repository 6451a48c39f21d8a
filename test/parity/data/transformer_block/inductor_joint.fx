def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[12, 4][4, 1]cpu", primals_5: "f32[4, 4][4, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4][1]cpu", primals_8: "f32[8, 4][4, 1]cpu", primals_9: "f32[4, 8][8, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1)
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_3);  mul_1 = primals_3 = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_1, [6, 4]);  add_1 = None
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, permute)
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 12]);  mm = None
    split = torch.ops.aten.split.Tensor(view_1, 4, -1);  view_1 = None
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split[0]
    getitem_3: "f32[2, 3, 4][36, 12, 1]cpu" = split[1]
    getitem_4: "f32[2, 3, 4][36, 12, 1]cpu" = split[2];  split = None
    view_2: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 3, 2, 2]);  getitem_2 = None
    permute_1: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 2, 2]);  getitem_3 = None
    permute_2: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 3, 2, 2]);  getitem_4 = None
    permute_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    permute_4: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2]);  permute_2 = None
    expand: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 3, 2]);  permute_1 = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 3]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 3]);  clone_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7);  view_7 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(mul_2, [-1], True)
    sub_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, amax);  mul_2 = amax = None
    exp: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div)
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3]);  div = None
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 3, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_9: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9)
    view_10: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1, 3]);  view_10 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_11, [6, 4]);  view_11 = None
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_12, permute_6)
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 4]);  mm_1 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_13);  view_13 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_2, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    sub_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, getitem_6)
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1);  sub_2 = None
    mul_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_6);  mul_3 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, primals_7);  mul_4 = primals_7 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_8, [1, 0]);  primals_8 = None
    view_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_4, [6, 4]);  add_4 = None
    mm_2: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_7)
    view_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 8]);  mm_2 = None
    mul_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.5)
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.7071067811865476)
    erf: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.erf.default(mul_6);  mul_6 = None
    add_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, add_5);  mul_5 = add_5 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    view_16: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [6, 8]);  mul_7 = None
    mm_3: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_16, permute_8)
    view_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 3, 4]);  mm_3 = None
    add_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, view_17);  view_17 = None
    view_18: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    permute_9: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_18, [1, 0])
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_9, view_16);  permute_9 = view_16 = None
    permute_10: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_5: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_18, permute_11);  view_18 = permute_11 = None
    view_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 8]);  mm_5 = None
    permute_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.7071067811865476)
    erf_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.erf.default(mul_8);  mul_8 = None
    add_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.5);  add_7 = None
    mul_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, view_15)
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, -0.5);  mul_10 = None
    exp_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.exp.default(mul_11);  mul_11 = None
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, 0.3989422804014327);  exp_1 = None
    mul_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, mul_12);  view_15 = mul_12 = None
    add_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_13);  mul_9 = mul_13 = None
    mul_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_19, add_8);  view_19 = add_8 = None
    view_20: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_14, [6, 8]);  mul_14 = None
    permute_13: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_20, [1, 0])
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_13, view_14);  permute_13 = view_14 = None
    permute_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    permute_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_20, permute_15);  view_20 = permute_15 = None
    view_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 3, 4]);  mm_7 = None
    permute_16: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    sub_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, getitem_6);  add_2 = getitem_6 = None
    mul_15: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_1);  sub_3 = None
    mul_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, primals_6);  primals_6 = None
    mul_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, 4)
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [2], True)
    mul_18: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, mul_15);  mul_16 = None
    sum_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [2], True);  mul_18 = None
    mul_19: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_15, sum_3);  sum_3 = None
    sub_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_17, sum_2);  mul_17 = sum_2 = None
    sub_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, mul_19);  sub_4 = mul_19 = None
    div_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_1, 4);  rsqrt_1 = None
    mul_20: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, sub_5);  div_1 = sub_5 = None
    mul_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, mul_15);  mul_15 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [0, 1]);  mul_21 = None
    sum_5: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_21, [0, 1]);  view_21 = None
    add_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_20);  tangents_1 = mul_20 = None
    view_22: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_9, [6, 4])
    permute_17: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_22, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_17, view_12);  permute_17 = view_12 = None
    permute_18: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    permute_19: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_19);  view_22 = permute_19 = None
    view_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 4]);  mm_9 = None
    permute_20: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    view_24: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_23, [2, 3, 2, 2]);  view_23 = None
    permute_21: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1, 3]);  view_24 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_21, memory_format = torch.contiguous_format);  permute_21 = None
    view_25: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 3, 2]);  clone_4 = None
    permute_22: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_22, view_25);  permute_22 = None
    permute_23: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_25, permute_23);  view_25 = permute_23 = None
    view_26: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_27: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_22: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_27, alias_1);  view_27 = None
    sum_6: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_22, [-1], True)
    neg: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_6, mul_22);  neg = sum_6 = mul_22 = None
    mul_23: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(fma, 0.7);  fma = None
    view_28: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_23, [4, 3, 3]);  mul_23 = None
    permute_24: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_24, view_28);  permute_24 = None
    permute_25: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_28, permute_25);  view_28 = permute_25 = None
    view_29: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 3]);  bmm_4 = None
    view_30: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    permute_26: "f32[2, 2, 3, 2][12, 6, 1, 3]cpu" = torch.ops.aten.permute.default(view_29, [0, 1, 3, 2]);  view_29 = None
    permute_27: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_26, [0, 2, 1, 3]);  view_26 = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_27, memory_format = torch.contiguous_format);  permute_27 = None
    view_31: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 3, 4]);  clone_5 = None
    permute_28: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.permute.default(permute_26, [0, 2, 1, 3]);  permute_26 = None
    view_32: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(permute_28, [2, 3, 4]);  permute_28 = None
    permute_29: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_30, [0, 2, 1, 3]);  view_30 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_29, memory_format = torch.contiguous_format);  permute_29 = None
    view_33: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_33, view_32, view_31], 2);  view_33 = view_32 = view_31 = None
    view_34: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    permute_30: "f32[12, 6][1, 12]cpu" = torch.ops.aten.permute.default(view_34, [1, 0])
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_30, view);  permute_30 = view = None
    permute_31: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    permute_32: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_11: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_34, permute_32);  view_34 = permute_32 = None
    view_35: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 4]);  mm_11 = None
    permute_33: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_31, [1, 0]);  permute_31 = None
    sub_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1);  primals_1 = getitem_1 = None
    mul_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, rsqrt);  sub_6 = None
    mul_25: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, primals_2);  primals_2 = None
    mul_26: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, 4)
    sum_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [2], True)
    mul_27: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, mul_24);  mul_25 = None
    sum_8: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_27, [2], True);  mul_27 = None
    mul_28: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_24, sum_8);  sum_8 = None
    sub_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_26, sum_7);  mul_26 = sum_7 = None
    sub_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_7, mul_28);  sub_7 = mul_28 = None
    div_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_29: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_8);  div_2 = sub_8 = None
    mul_30: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, mul_24);  mul_24 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_30, [0, 1]);  mul_30 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_35, [0, 1]);  view_35 = None
    add_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_29);  add_9 = mul_29 = None
    return (add_6, add_10, sum_9, sum_10, permute_33, permute_20, sum_4, sum_5, permute_16, permute_12)
