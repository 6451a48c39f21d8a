def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", div_1: "f32[2, 3, 3][9, 3, 1]cpu", mm_1: "f32[6, 8][8, 1]cpu", permute_1: "f32[8, 6][1, 8]cpu", permute_2: "f32[4, 8][1, 4]cpu", permute_3: "f32[4, 6][1, 4]cpu", permute_4: "f32[8, 4][1, 8]cpu", permute_6: "f32[2, 4, 3][36, 1, 12]cpu", permute_7: "f32[2, 4, 3][36, 1, 12]cpu", permute_8: "f32[2, 3, 4][36, 12, 1]cpu", permute_11: "f32[12, 4][1, 12]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    mm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_1, view_12);  permute_1 = None
    mm_4: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_12, permute_2);  view_12 = permute_2 = None
    view_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 8]);  mm_4 = None
    view_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 8]);  mm_1 = None
    mul_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, view_9)
    mul_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, view_9)
    mul_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.044715);  mul_3 = None
    add_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_9, mul_4);  mul_4 = None
    mul_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    tanh: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_5);  mul_5 = None
    add_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1)
    mul_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    mul_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, tanh);  tanh = None
    sub_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_14);  mul_14 = None
    mul_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 0.134145);  mul_2 = None
    add_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, 1);  mul_15 = None
    mul_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.7978845608028654);  add_7 = None
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, 0.5);  view_9 = None
    mul_17: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, sub_1);  mul_6 = sub_1 = None
    mul_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, mul_16);  mul_17 = mul_16 = None
    add_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, mul_18);  mul_13 = mul_18 = None
    mul_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_13, add_8);  view_13 = add_8 = None
    view_14: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_19, [6, 8]);  mul_19 = None
    mm_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, view_14)
    mm_6: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_4);  view_14 = permute_4 = None
    view_15: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 3, 4]);  mm_6 = None
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 4])
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 3, 3])
    view_5: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    permute_5: "f32[2, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_5, view_16);  permute_5 = None
    bmm_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_16, permute_6);  view_16 = permute_6 = None
    view_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_18: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 3]);  bmm_3 = None
    alias_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.alias.default(div_1);  div_1 = None
    alias_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_20: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_18, alias_2);  view_18 = None
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [-1], True)
    neg: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_2);  alias_2 = None
    fma: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul_20);  neg = sum_2 = mul_20 = None
    div_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(fma, 2);  fma = None
    view_19: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_2, [2, 3, 3]);  div_2 = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_7, view_19);  permute_7 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_19, permute_8);  view_19 = permute_8 = None
    view_20: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 3, 4]);  bmm_5 = None
    permute_9: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_20, [0, 2, 1]);  view_20 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_21, permute_9, view_17], 2);  view_21 = permute_9 = view_17 = None
    view_22: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    mm_7: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(permute_3, view_22);  permute_3 = None
    mm_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_11);  view_22 = permute_11 = None
    view_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 3, 4]);  mm_8 = None
    add_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_15, view_23);  view_15 = view_23 = None
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [2], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, mul);  mul = None
    mul_22: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, primals_2);  add_9 = primals_2 = None
    sum_3: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [0, 1], True);  mul_21 = None
    view_24: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_3, [4]);  sum_3 = None
    mul_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, primals_1)
    mul_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, rsqrt);  mul_22 = None
    sum_4: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_23, [2], True);  mul_23 = None
    add_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_24);  tangents_1 = mul_24 = None
    alias: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt);  rsqrt = None
    alias_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    pow_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_3, 3);  alias_3 = None
    mul_25: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_4, -0.5);  sum_4 = None
    mul_26: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, pow_2);  mul_25 = pow_2 = None
    expand_4: "f32[2, 3, 4][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_26, [2, 3, 4]);  mul_26 = None
    div_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 4);  expand_4 = None
    pow_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0);  primals_1 = None
    mul_27: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_28: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, mul_27);  div_3 = mul_27 = None
    add_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_28);  add_10 = mul_28 = None
    return (add_11, view_24, mm_7, mm_5, mm_3)
