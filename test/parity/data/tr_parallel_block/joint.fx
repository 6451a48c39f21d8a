def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4, 12][12, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu", primals_5: "f32[8, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [2], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    detach: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt)
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2)
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4])
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, primals_3)
    _unsafe_view: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 12]);  mm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(_unsafe_view, [4, 4, 4], -1);  _unsafe_view = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    transpose: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.transpose.int(getitem_1, -2, -1);  getitem_1 = None
    expand: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem, [2, 3, 4]);  getitem = None
    view_1: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_2: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_1, view_2)
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_3, 2);  view_3 = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(div, -1, False);  div = None
    detach_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3]);  _softmax = None
    view_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem_2, [2, 3, 4]);  getitem_2 = None
    view_5: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_4, view_5)
    view_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_6);  view_6 = None
    view_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4]);  mul_1 = None
    mm_1: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_7, primals_4)
    _unsafe_view_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 3, 8]);  mm_1 = None
    gelu: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu.default(_unsafe_view_1, approximate = 'tanh')
    view_8: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [6, 8]);  gelu = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_8, primals_5)
    _unsafe_view_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_2, [2, 3, 4]);  mm_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_view_2);  add_1 = _unsafe_view_2 = None
    view_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4])
    t: "f32[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_8);  view_8 = None
    mm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, view_9);  t = None
    t_1: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    mm_4: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_9, t_1);  view_9 = t_1 = None
    view_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 8]);  mm_4 = None
    gelu_backward: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu_backward.default(view_10, _unsafe_view_1, approximate = 'tanh');  view_10 = _unsafe_view_1 = None
    view_11: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu_backward, [6, 8]);  gelu_backward = None
    t_2: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_7);  view_7 = None
    mm_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_2, view_11);  t_2 = None
    t_3: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_6: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_11, t_3);  view_11 = t_3 = None
    view_12: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 3, 4]);  mm_6 = None
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 4])
    transpose_1: "f32[2, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_13);  transpose_1 = None
    transpose_2: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_13, transpose_2);  view_13 = transpose_2 = None
    view_14: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_15: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 3]);  bmm_3 = None
    detach_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _softmax_backward_data: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_15, detach_2, -1, torch.float32);  view_15 = detach_2 = None
    div_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(_softmax_backward_data, 2);  _softmax_backward_data = None
    view_16: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_1, [2, 3, 3]);  div_1 = None
    transpose_3: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_16);  transpose_3 = None
    transpose_4: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_16, transpose_4);  view_16 = transpose_4 = None
    view_17: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_18: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 3, 4]);  bmm_5 = None
    transpose_5: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_17, -2, -1);  view_17 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_18, transpose_5, view_14], 2);  view_18 = transpose_5 = view_14 = None
    view_19: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    t_4: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    mm_7: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(t_4, view_19);  t_4 = None
    t_5: "f32[12, 4][1, 12]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_19, t_5);  view_19 = t_5 = None
    view_20: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 3, 4]);  mm_8 = None
    add_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_12, view_20);  view_12 = view_20 = None
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, mul);  mul = None
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, primals_2);  add_3 = primals_2 = None
    sum_1: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1], True);  mul_2 = None
    view_21: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    mul_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_1)
    mul_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, rsqrt);  mul_3 = rsqrt = None
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True);  mul_4 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_5);  tangents_1 = mul_5 = None
    detach_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    pow_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_3, 3);  detach_3 = None
    mul_6: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_2, -0.5);  sum_2 = None
    mul_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, pow_2);  mul_6 = pow_2 = None
    expand_4: "f32[2, 3, 4][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_7, [2, 3, 4]);  mul_7 = None
    div_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 4);  expand_4 = None
    pow_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0);  primals_1 = None
    mul_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_8);  div_2 = mul_8 = None
    add_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_9);  add_4 = mul_9 = None
    return (add_2, add_5, view_21, mm_7, mm_5, mm_3)
