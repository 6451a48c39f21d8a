def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_6: "f32[4][1]cpu", view: "f32[6, 4][4, 1]cpu", div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", view_12: "f32[6, 4][4, 1]cpu", mm_1: "f32[6, 4][4, 1]cpu", view_14: "f32[6, 4][4, 1]cpu", mm_2: "f32[6, 8][8, 1]cpu", view_16: "f32[6, 8][8, 1]cpu", permute_11: "f32[4, 8][8, 1]cpu", permute_15: "f32[8, 4][4, 1]cpu", permute_19: "f32[4, 4][4, 1]cpu", permute_23: "f32[4, 2, 3][6, 1, 2]cpu", permute_24: "f32[4, 2, 3][6, 1, 2]cpu", permute_25: "f32[4, 3, 2][6, 1, 3]cpu", permute_32: "f32[12, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_18: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    permute_9: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_18, [1, 0])
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_9, view_16);  permute_9 = view_16 = None
    permute_10: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    mm_5: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_18, permute_11);  view_18 = permute_11 = None
    view_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 8]);  mm_5 = None
    permute_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    view_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 8]);  mm_2 = None
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.7071067811865476)
    erf: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.erf.default(mul_6);  mul_6 = None
    add_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
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
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_20, permute_15);  view_20 = permute_15 = None
    view_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 3, 4]);  mm_7 = None
    permute_16: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    mul_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, primals_6);  primals_6 = None
    mul_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, 4)
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [2], True)
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 4]);  mm_1 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_13);  view_13 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_2, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    sub_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, getitem_6);  add_2 = getitem_6 = None
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1);  sub_2 = None
    mul_18: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, mul_3);  mul_16 = None
    sum_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [2], True);  mul_18 = None
    mul_19: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sum_3);  sum_3 = None
    sub_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_17, sum_2);  mul_17 = sum_2 = None
    sub_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, mul_19);  sub_4 = mul_19 = None
    div_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_1, 4);  rsqrt_1 = None
    mul_20: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, sub_5);  div_1 = sub_5 = None
    mul_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, mul_3);  mul_3 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [0, 1]);  mul_21 = None
    sum_5: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_21, [0, 1]);  view_21 = None
    add_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_20);  tangents_1 = mul_20 = None
    view_22: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_9, [6, 4])
    permute_17: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_22, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_17, view_12);  permute_17 = view_12 = None
    permute_18: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    mm_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_19);  view_22 = permute_19 = None
    view_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 4]);  mm_9 = None
    permute_20: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    view_24: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_23, [2, 3, 2, 2]);  view_23 = None
    permute_21: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1, 3]);  view_24 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_21, memory_format = torch.contiguous_format);  permute_21 = None
    view_25: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 3, 2]);  clone_4 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    permute_22: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_22, view_25);  permute_22 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_25, permute_23);  view_25 = permute_23 = None
    view_26: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_27: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div);  div = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_22: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_27, alias_1);  view_27 = None
    sum_6: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_22, [-1], True)
    neg: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_6, mul_22);  neg = sum_6 = mul_22 = None
    mul_23: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(fma, 0.7);  fma = None
    view_28: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_23, [4, 3, 3]);  mul_23 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_24, view_28);  permute_24 = None
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
    mm_11: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_34, permute_32);  view_34 = permute_32 = None
    view_35: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 4]);  mm_11 = None
    permute_33: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_31, [1, 0]);  permute_31 = None
    mul_25: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, primals_2);  primals_2 = None
    mul_26: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, 4)
    sum_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [2], True)
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1);  primals_1 = getitem_1 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    mul_27: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, mul);  mul_25 = None
    sum_8: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_27, [2], True);  mul_27 = None
    mul_28: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, sum_8);  sum_8 = None
    sub_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_26, sum_7);  mul_26 = sum_7 = None
    sub_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_7, mul_28);  sub_7 = mul_28 = None
    div_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_29: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_8);  div_2 = sub_8 = None
    mul_30: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, mul);  mul = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_30, [0, 1]);  mul_30 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_35, [0, 1]);  view_35 = None
    add_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_29);  add_9 = mul_29 = None
    return (add_10, sum_9, sum_10, permute_33, permute_20, sum_4, sum_5, permute_16, permute_12)
