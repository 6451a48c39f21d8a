def forward(self, primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[8, 8][8, 1]cpu", primals_6: "f32[4, 8][8, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu", primals_8: "f32[8, 8][8, 1]cpu", primals_9: "f32[16, 8][8, 1]cpu", primals_10: "f32[16, 8][8, 1]cpu", primals_11: "f32[8, 16][16, 1]cpu", primals_12: "f32[7, 8][8, 1]cpu", primals_13: "i64[2, 3][3, 1]cpu", embedding: "f32[2, 3, 8][24, 8, 1]cpu", rsqrt: "f32[2, 3, 1][3, 1, 1]cpu", view: "f32[6, 8][8, 1]cpu", cat: "f32[3, 2][2, 1]cpu", _softmax: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu", view_11: "f32[6, 8][8, 1]cpu", mm_3: "f32[6, 8][8, 1]cpu", rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu", view_12: "f32[6, 8][8, 1]cpu", mm_4: "f32[6, 16][16, 1]cpu", mm_5: "f32[6, 16][16, 1]cpu", view_14: "f32[6, 16][16, 1]cpu", add_6: "f32[2, 3, 8][24, 8, 1]cpu", rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu", view_15: "f32[6, 8][8, 1]cpu", view_17: "i64[6][1]cpu", _log_softmax: "f32[6, 7][7, 1]cpu", getitem_1: "f32[][]cpu", transpose_7: "f32[8, 2, 3][6, 1, 2]cpu", transpose_8: "f32[8, 2, 3][6, 1, 2]cpu", transpose_9: "f32[8, 3, 2][6, 2, 1]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[6, 7][7, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_17, None, 1, -100, getitem_1);  tangents_1 = view_17 = getitem_1 = None
    detach_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_5: "f32[6, 7][7, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    _log_softmax_backward_data: "f32[6, 7][7, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_5, 1, torch.float32);  nll_loss_backward = detach_5 = None
    view_18: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 3, 7]);  _log_softmax_backward_data = None
    view_19: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(view_18, [6, 7]);  view_18 = None
    t_8: "f32[7, 6][1, 7]cpu" = torch.ops.aten.t.default(view_19)
    mm_8: "f32[7, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_8, view_15);  t_8 = view_15 = None
    t_9: "f32[8, 7][1, 8]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    t_7: "f32[8, 7][1, 8]cpu" = torch.ops.aten.t.default(primals_12);  primals_12 = None
    t_10: "f32[7, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_9: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_19, t_10);  view_19 = t_10 = None
    view_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 8]);  mm_9 = None
    t_11: "f32[7, 8][8, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    mul_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, primals_4);  primals_4 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, rsqrt_2)
    mul_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, mul_11);  view_20 = mul_11 = None
    sum_1: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [0, 1], True);  mul_14 = None
    view_21: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_1, [8]);  sum_1 = None
    mul_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, add_6)
    mul_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, rsqrt_2);  mul_13 = None
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_15, [2], True);  mul_15 = None
    detach_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_2);  rsqrt_2 = None
    detach_6: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    pow_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_6, 3);  detach_6 = None
    mul_17: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_2, -0.5);  sum_2 = None
    mul_18: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, pow_5);  mul_17 = pow_5 = None
    expand_6: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_18, [2, 3, 8]);  mul_18 = None
    div_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_6, 8);  expand_6 = None
    pow_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_6, 1.0);  add_6 = None
    mul_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_6, 2.0);  pow_6 = None
    mul_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_19);  div_2 = mul_19 = None
    add_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, mul_20);  mul_16 = mul_20 = None
    view_22: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_8, [6, 8])
    t_12: "f32[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_22)
    mm_10: "f32[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(t_12, view_14);  t_12 = view_14 = None
    t_13: "f32[16, 8][1, 16]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    t_6: "f32[16, 8][1, 16]cpu" = torch.ops.aten.t.default(primals_11);  primals_11 = None
    t_14: "f32[8, 16][16, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    mm_11: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_22, t_14);  view_22 = t_14 = None
    view_23: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 16]);  mm_11 = None
    t_15: "f32[8, 16][16, 1]cpu" = torch.ops.aten.t.default(t_13);  t_13 = None
    _unsafe_view_8: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_4, [2, 3, 16]);  mm_4 = None
    silu: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu.default(_unsafe_view_8)
    mul_21: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_23, silu);  silu = None
    _unsafe_view_9: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_5, [2, 3, 16]);  mm_5 = None
    mul_22: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_23, _unsafe_view_9);  view_23 = _unsafe_view_9 = None
    view_24: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_21, [6, 16]);  mul_21 = None
    t_16: "f32[16, 6][1, 16]cpu" = torch.ops.aten.t.default(view_24)
    mm_12: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_16, view_12);  t_16 = None
    t_17: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    t_5: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_10);  primals_10 = None
    t_18: "f32[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    mm_13: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_24, t_18);  view_24 = t_18 = None
    view_25: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 3, 8]);  mm_13 = None
    t_19: "f32[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_17);  t_17 = None
    silu_backward: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu_backward.default(mul_22, _unsafe_view_8);  mul_22 = _unsafe_view_8 = None
    view_26: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(silu_backward, [6, 16]);  silu_backward = None
    t_20: "f32[16, 6][1, 16]cpu" = torch.ops.aten.t.default(view_26)
    mm_14: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_20, view_12);  t_20 = view_12 = None
    t_21: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    t_4: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_9);  primals_9 = None
    t_22: "f32[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_15: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_26, t_22);  view_26 = t_22 = None
    view_27: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 3, 8]);  mm_15 = None
    add_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_25, view_27);  view_25 = view_27 = None
    t_23: "f32[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_21);  t_21 = None
    mul_23: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, primals_3);  primals_3 = None
    _unsafe_view_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_3, [2, 3, 8]);  mm_3 = None
    add_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, _unsafe_view_7);  _unsafe_view_7 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, rsqrt_1)
    mul_24: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, mul_8);  add_9 = mul_8 = None
    sum_3: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_24, [0, 1], True);  mul_24 = None
    view_28: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    mul_25: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, add_4)
    mul_26: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, rsqrt_1);  mul_23 = None
    sum_4: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [2], True);  mul_25 = None
    add_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_26);  add_8 = mul_26 = None
    detach_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_1);  rsqrt_1 = None
    detach_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    pow_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_7, 3);  detach_7 = None
    mul_27: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_4, -0.5);  sum_4 = None
    mul_28: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_27, pow_7);  mul_27 = pow_7 = None
    expand_7: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_28, [2, 3, 8]);  mul_28 = None
    div_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_7, 8);  expand_7 = None
    pow_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_4, 1.0);  add_4 = None
    mul_29: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_8, 2.0);  pow_8 = None
    mul_30: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, mul_29);  div_3 = mul_29 = None
    add_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_30);  add_10 = mul_30 = None
    view_29: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_11, [6, 8])
    t_24: "f32[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_29)
    mm_16: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_24, view_11);  t_24 = view_11 = None
    t_25: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_16);  mm_16 = None
    t_3: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_8);  primals_8 = None
    t_26: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_17: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_29, t_26);  view_29 = t_26 = None
    view_30: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 3, 8]);  mm_17 = None
    t_27: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_25);  t_25 = None
    view_31: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_30, [2, 3, 4, 2]);  view_30 = None
    transpose_5: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_31, 1, 2);  view_31 = None
    clone_4: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    _unsafe_view_12: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [8, 3, 2]);  clone_4 = None
    expand_4: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 4, 3, 3])
    view_8: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_4, [8, 3, 3]);  expand_4 = None
    transpose_6: "f32[8, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_8, 1, 2);  view_8 = None
    bmm_2: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, _unsafe_view_12);  transpose_6 = None
    bmm_3: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_12, transpose_7);  _unsafe_view_12 = transpose_7 = None
    view_32: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 3, 2]);  bmm_2 = None
    view_33: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 4, 3, 3]);  bmm_3 = None
    detach_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_8: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _softmax_backward_data: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_33, detach_8, -1, torch.float32);  view_33 = detach_8 = None
    div_4: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(_softmax_backward_data, 1.4142135623730951);  _softmax_backward_data = None
    view_34: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_4, [8, 3, 3]);  div_4 = None
    bmm_4: "f32[8, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_8, view_34);  transpose_8 = None
    bmm_5: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_34, transpose_9);  view_34 = transpose_9 = None
    view_35: "f32[2, 4, 2, 3][24, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 2, 3]);  bmm_4 = None
    view_36: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 4, 3, 2]);  bmm_5 = None
    transpose_10: "f32[2, 4, 3, 2][24, 6, 1, 3]cpu" = torch.ops.aten.transpose.int(view_35, 2, 3);  view_35 = None
    view_37: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.view.default(view_32, [2, 2, 2, 3, 2]);  view_32 = None
    sum_5: "f32[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_37, [2], True);  view_37 = None
    squeeze: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_5, 2);  sum_5 = None
    view_38: "f32[2, 2, 2, 3, 2][24, 12, 6, 1, 3]cpu" = torch.ops.aten.view.default(transpose_10, [2, 2, 2, 3, 2]);  transpose_10 = None
    sum_6: "f32[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_38, [2], True);  view_38 = None
    squeeze_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_6, 2);  sum_6 = None
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(cat)
    mul_31: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, sin)
    slice_5: "f32[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_31, 3, 0, 1)
    slice_6: "f32[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_31, 3, 1, 2);  mul_31 = None
    slice_backward: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(slice_6, [2, 2, 3, 2], 3, 0, 1, 1);  slice_6 = None
    neg_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_5);  slice_5 = None
    slice_backward_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(neg_2, [2, 2, 3, 2], 3, 1, 9223372036854775807, 1);  neg_2 = None
    add_12: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(cat);  cat = None
    mul_32: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, cos);  squeeze_1 = None
    add_13: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_32);  add_12 = mul_32 = None
    mul_33: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, sin);  sin = None
    slice_7: "f32[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_33, 3, 0, 1)
    slice_8: "f32[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_33, 3, 1, 2);  mul_33 = None
    slice_backward_2: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(slice_8, [2, 4, 3, 2], 3, 0, 1, 1);  slice_8 = None
    neg_3: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_7);  slice_7 = None
    slice_backward_3: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(neg_3, [2, 4, 3, 2], 3, 1, 9223372036854775807, 1);  neg_3 = None
    add_14: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward_2, slice_backward_3);  slice_backward_2 = slice_backward_3 = None
    mul_34: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, cos);  view_36 = cos = None
    add_15: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_34);  add_14 = mul_34 = None
    transpose_11: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(squeeze, 1, 2);  squeeze = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format);  transpose_11 = None
    _unsafe_view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [2, 3, 4]);  clone_5 = None
    view_39: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_13, [6, 4]);  _unsafe_view_13 = None
    t_28: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_39)
    mm_18: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_28, view);  t_28 = None
    t_29: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_18);  mm_18 = None
    t_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    t_30: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_19: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_39, t_30);  view_39 = t_30 = None
    view_40: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_19, [2, 3, 8]);  mm_19 = None
    t_31: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_29);  t_29 = None
    transpose_12: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(add_13, 1, 2);  add_13 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_12, memory_format = torch.contiguous_format);  transpose_12 = None
    _unsafe_view_14: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_41: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_14, [6, 4]);  _unsafe_view_14 = None
    t_32: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_41)
    mm_20: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_32, view);  t_32 = None
    t_33: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_20);  mm_20 = None
    t_1: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_6);  primals_6 = None
    t_34: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_21: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_41, t_34);  view_41 = t_34 = None
    view_42: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_21, [2, 3, 8]);  mm_21 = None
    add_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_40, view_42);  view_40 = view_42 = None
    t_35: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_33);  t_33 = None
    transpose_13: "f32[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(add_15, 1, 2);  add_15 = None
    clone_7: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_13, memory_format = torch.contiguous_format);  transpose_13 = None
    _unsafe_view_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_7, [2, 3, 8]);  clone_7 = None
    view_43: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_15, [6, 8]);  _unsafe_view_15 = None
    t_36: "f32[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_43)
    mm_22: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_36, view);  t_36 = view = None
    t_37: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_22);  mm_22 = None
    t: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    t_38: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_23: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_43, t_38);  view_43 = t_38 = None
    view_44: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_23, [2, 3, 8]);  mm_23 = None
    add_17: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_16, view_44);  add_16 = view_44 = None
    t_39: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_37);  t_37 = None
    mul_35: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, primals_2);  primals_2 = None
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
    mul_36: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, mul);  add_17 = mul = None
    sum_7: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_36, [0, 1], True);  mul_36 = None
    view_45: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    mul_37: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, embedding)
    mul_38: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, rsqrt);  mul_35 = None
    sum_8: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [2], True);  mul_37 = None
    add_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_38);  add_11 = mul_38 = None
    detach: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt);  rsqrt = None
    detach_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    pow_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_9, 3);  detach_9 = None
    mul_39: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_8, -0.5);  sum_8 = None
    mul_40: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, pow_9);  mul_39 = pow_9 = None
    expand_8: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_40, [2, 3, 8]);  mul_40 = None
    div_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_8, 8);  expand_8 = None
    pow_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(embedding, 1.0);  embedding = None
    mul_41: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_10, 2.0);  pow_10 = None
    mul_42: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, mul_41);  div_5 = mul_41 = None
    add_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_42);  add_18 = mul_42 = None
    embedding_dense_backward: "f32[7, 8][8, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(add_19, primals_13, 7, -1, False);  add_19 = primals_13 = None
    return (embedding_dense_backward, view_45, view_28, view_21, t_39, t_35, t_31, t_27, t_23, t_19, t_15, t_11, None, None)
