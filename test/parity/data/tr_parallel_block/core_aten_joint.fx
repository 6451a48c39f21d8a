def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4, 12][12, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu", primals_5: "f32[8, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [2], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    alias: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt)
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2)
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4])
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, primals_3)
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 12]);  mm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(view_1, [4, 4, 4], -1);  view_1 = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    permute: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1]);  getitem_1 = None
    expand: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem, [2, 3, 4]);  getitem = None
    view_2: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.expand.default(permute, [2, 4, 3]);  permute = None
    view_3: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3)
    view_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_4, 2);  view_4 = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(div, -1, False);  div = None
    alias_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3]);  _softmax = None
    view_5: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem_2, [2, 3, 4]);  getitem_2 = None
    view_6: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_7);  view_7 = None
    view_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4]);  mul_1 = None
    mm_1: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_8, primals_4)
    view_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 8]);  mm_1 = None
    gelu: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu.default(view_9, approximate = 'tanh')
    view_10: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [6, 8]);  gelu = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_10, primals_5)
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, view_11);  add_1 = view_11 = None
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    permute_1: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_10, [1, 0]);  view_10 = None
    mm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_1, view_12);  permute_1 = None
    permute_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    mm_4: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_12, permute_2);  view_12 = permute_2 = None
    view_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 8]);  mm_4 = None
    mul_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, view_9)
    mul_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, view_9)
    mul_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.044715);  mul_3 = None
    add_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_9, mul_4);  mul_4 = None
    mul_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.7978845608028654);  add_3 = None
    tanh: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_5);  mul_5 = None
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, 0.5);  view_9 = None
    add_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1)
    mul_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, 0.5);  add_4 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, tanh);  tanh = None
    sub: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_8);  mul_8 = None
    mul_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 0.134145);  mul_2 = None
    add_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, 1);  mul_9 = None
    mul_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.7978845608028654);  add_5 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, sub);  mul_6 = sub = None
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, mul_10);  mul_11 = mul_10 = None
    add_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_12);  mul_7 = mul_12 = None
    mul_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_13, add_6);  view_13 = add_6 = None
    view_14: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_13, [6, 8]);  mul_13 = None
    permute_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_8, [1, 0]);  view_8 = None
    mm_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, view_14);  permute_3 = None
    permute_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_6: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_4);  view_14 = permute_4 = None
    view_15: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 3, 4]);  mm_6 = None
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 4])
    permute_5: "f32[2, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_5, view_16);  permute_5 = None
    permute_6: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_16, permute_6);  view_16 = permute_6 = None
    view_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_18: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 3]);  bmm_3 = None
    alias_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_14: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_18, alias_2);  view_18 = None
    sum_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [-1], True)
    mul_15: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_2, sum_1);  alias_2 = sum_1 = None
    sub_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, mul_15);  mul_14 = mul_15 = None
    div_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, 2);  sub_1 = None
    view_19: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_1, [2, 3, 3]);  div_1 = None
    permute_7: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1]);  view_2 = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_7, view_19);  permute_7 = None
    permute_8: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_19, permute_8);  view_19 = permute_8 = None
    view_20: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_21: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 3, 4]);  bmm_5 = None
    permute_9: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_20, [0, 2, 1]);  view_20 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_21, permute_9, view_17], 2);  view_21 = permute_9 = view_17 = None
    view_22: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    permute_10: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mm_7: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(permute_10, view_22);  permute_10 = None
    permute_11: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_11);  view_22 = permute_11 = None
    view_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 3, 4]);  mm_8 = None
    add_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_15, view_23);  view_15 = view_23 = None
    mul_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, mul);  mul = None
    mul_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, primals_2);  add_7 = primals_2 = None
    sum_2: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [0, 1], True);  mul_16 = None
    view_24: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    mul_18: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, primals_1)
    mul_19: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, rsqrt);  mul_17 = rsqrt = None
    sum_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [2], True);  mul_18 = None
    add_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_19);  tangents_1 = mul_19 = None
    alias_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    pow_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_3, 3);  alias_3 = None
    mul_20: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_3, -0.5);  sum_3 = None
    mul_21: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, pow_2);  mul_20 = pow_2 = None
    expand_4: "f32[2, 3, 4][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_21, [2, 3, 4]);  mul_21 = None
    div_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 4);  expand_4 = None
    pow_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0);  primals_1 = None
    mul_22: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_23: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_22);  div_2 = mul_22 = None
    add_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_23);  add_8 = mul_23 = None
    return (add_2, add_9, view_24, mm_7, mm_5, mm_3)
