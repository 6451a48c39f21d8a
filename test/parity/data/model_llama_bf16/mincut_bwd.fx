def forward(self, primals_2: "bf16[8][1]cpu", primals_3: "bf16[8][1]cpu", primals_4: "bf16[8][1]cpu", primals_13: "i64[2, 3][3, 1]cpu", embedding: "bf16[2, 3, 8][24, 8, 1]cpu", rsqrt: "f32[2, 3, 1][3, 1, 1]cpu", view: "bf16[6, 8][8, 1]cpu", cat: "f32[3, 2][2, 1]cpu", view_11: "bf16[6, 8][8, 1]cpu", mm_3: "bf16[6, 8][8, 1]cpu", rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu", view_12: "bf16[6, 8][8, 1]cpu", mm_4: "bf16[6, 16][16, 1]cpu", mm_5: "bf16[6, 16][16, 1]cpu", view_14: "bf16[6, 16][16, 1]cpu", add_6: "bf16[2, 3, 8][24, 8, 1]cpu", rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu", view_15: "bf16[6, 8][8, 1]cpu", view_17: "i64[6][1]cpu", _log_softmax: "f32[6, 7][7, 1]cpu", getitem_1: "f32[][]cpu", t_10: "bf16[7, 8][8, 1]cpu", t_14: "bf16[8, 16][16, 1]cpu", t_18: "bf16[16, 8][8, 1]cpu", t_22: "bf16[16, 8][8, 1]cpu", t_26: "bf16[8, 8][8, 1]cpu", transpose_6: "bf16[8, 3, 3][9, 1, 3]cpu", transpose_7: "bf16[8, 2, 3][6, 1, 2]cpu", detach_8: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu", transpose_8: "bf16[8, 2, 3][6, 1, 2]cpu", transpose_9: "bf16[8, 3, 2][6, 2, 1]cpu", t_30: "bf16[4, 8][8, 1]cpu", t_34: "bf16[4, 8][8, 1]cpu", t_38: "bf16[8, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[6, 7][7, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_17, None, 1, -100, getitem_1);  tangents_1 = view_17 = getitem_1 = None
    detach_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_5: "f32[6, 7][7, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    _log_softmax_backward_data: "f32[6, 7][7, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_5, 1, torch.float32);  nll_loss_backward = detach_5 = None
    view_18: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 3, 7]);  _log_softmax_backward_data = None
    _to_copy_13: "bf16[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._to_copy.default(view_18, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  view_18 = None
    view_19: "bf16[6, 7][7, 1]cpu" = torch.ops.aten.view.default(_to_copy_13, [6, 7]);  _to_copy_13 = None
    t_8: "bf16[7, 6][1, 7]cpu" = torch.ops.aten.t.default(view_19)
    mm_8: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_8, view_15);  t_8 = view_15 = None
    t_9: "bf16[8, 7][1, 8]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    mm_9: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_19, t_10);  view_19 = t_10 = None
    view_20: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 8]);  mm_9 = None
    t_11: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    mul_13: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, primals_4);  primals_4 = None
    _to_copy_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_6, dtype = torch.float32);  add_6 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_10, rsqrt_2)
    _to_copy_11: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_11, dtype = torch.bfloat16);  mul_11 = None
    mul_14: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, _to_copy_11);  view_20 = _to_copy_11 = None
    sum_1: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [0, 1], True);  mul_14 = None
    view_21: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_1, [8]);  sum_1 = None
    _to_copy_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_13, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_13 = None
    mul_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_14, _to_copy_10)
    mul_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_14, rsqrt_2);  _to_copy_14 = None
    sum_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_15, [2], True);  mul_15 = None
    detach_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_2);  rsqrt_2 = None
    detach_6: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    pow_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_6, 3);  detach_6 = None
    mul_17: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_2, -0.5);  sum_2 = None
    mul_18: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, pow_5);  mul_17 = pow_5 = None
    expand_6: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_18, [2, 3, 8]);  mul_18 = None
    div_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_6, 8);  expand_6 = None
    pow_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_10, 1.0);  _to_copy_10 = None
    mul_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_6, 2.0);  pow_6 = None
    mul_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_19);  div_2 = mul_19 = None
    add_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, mul_20);  mul_16 = mul_20 = None
    _to_copy_15: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_8, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_8 = None
    view_22: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_to_copy_15, [6, 8])
    t_12: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_22)
    mm_10: "bf16[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(t_12, view_14);  t_12 = view_14 = None
    t_13: "bf16[16, 8][1, 16]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    mm_11: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_22, t_14);  view_22 = t_14 = None
    view_23: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 16]);  mm_11 = None
    t_15: "bf16[8, 16][16, 1]cpu" = torch.ops.aten.t.default(t_13);  t_13 = None
    _unsafe_view_8: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_4, [2, 3, 16]);  mm_4 = None
    silu: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu.default(_unsafe_view_8)
    mul_21: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_23, silu);  silu = None
    _unsafe_view_9: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_5, [2, 3, 16]);  mm_5 = None
    mul_22: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_23, _unsafe_view_9);  view_23 = _unsafe_view_9 = None
    view_24: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_21, [6, 16]);  mul_21 = None
    t_16: "bf16[16, 6][1, 16]cpu" = torch.ops.aten.t.default(view_24)
    mm_12: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_16, view_12);  t_16 = None
    t_17: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    mm_13: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_24, t_18);  view_24 = t_18 = None
    view_25: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 3, 8]);  mm_13 = None
    t_19: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_17);  t_17 = None
    silu_backward: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu_backward.default(mul_22, _unsafe_view_8);  mul_22 = _unsafe_view_8 = None
    view_26: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(silu_backward, [6, 16]);  silu_backward = None
    t_20: "bf16[16, 6][1, 16]cpu" = torch.ops.aten.t.default(view_26)
    mm_14: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_20, view_12);  t_20 = view_12 = None
    t_21: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    mm_15: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_26, t_22);  view_26 = t_22 = None
    view_27: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 3, 8]);  mm_15 = None
    add_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_25, view_27);  view_25 = view_27 = None
    t_23: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.t.default(t_21);  t_21 = None
    mul_23: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, primals_3);  primals_3 = None
    _unsafe_view_7: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_3, [2, 3, 8]);  mm_3 = None
    add_4: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, _unsafe_view_7);  _unsafe_view_7 = None
    _to_copy_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_4, dtype = torch.float32);  add_4 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_8, rsqrt_1)
    _to_copy_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_8, dtype = torch.bfloat16);  mul_8 = None
    mul_24: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_9, _to_copy_9);  add_9 = _to_copy_9 = None
    sum_3: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_24, [0, 1], True);  mul_24 = None
    view_28: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    _to_copy_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_23, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_23 = None
    mul_25: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_16, _to_copy_8)
    mul_26: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_16, rsqrt_1);  _to_copy_16 = None
    sum_4: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [2], True);  mul_25 = None
    detach_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_1);  rsqrt_1 = None
    detach_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    pow_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_7, 3);  detach_7 = None
    mul_27: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_4, -0.5);  sum_4 = None
    mul_28: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_27, pow_7);  mul_27 = pow_7 = None
    expand_7: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_28, [2, 3, 8]);  mul_28 = None
    div_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_7, 8);  expand_7 = None
    pow_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_8, 1.0);  _to_copy_8 = None
    mul_29: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_8, 2.0);  pow_8 = None
    mul_30: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, mul_29);  div_3 = mul_29 = None
    add_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_26, mul_30);  mul_26 = mul_30 = None
    _to_copy_17: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_10, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_10 = None
    add_11: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_15, _to_copy_17);  _to_copy_15 = _to_copy_17 = None
    view_29: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_11, [6, 8])
    t_24: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_29)
    mm_16: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_24, view_11);  t_24 = view_11 = None
    t_25: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_16);  mm_16 = None
    mm_17: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_29, t_26);  view_29 = t_26 = None
    view_30: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 3, 8]);  mm_17 = None
    t_27: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_25);  t_25 = None
    view_31: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_30, [2, 3, 4, 2]);  view_30 = None
    transpose_5: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_31, 1, 2);  view_31 = None
    clone_4: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    _unsafe_view_12: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [8, 3, 2]);  clone_4 = None
    bmm_2: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, _unsafe_view_12);  transpose_6 = None
    bmm_3: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_12, transpose_7);  _unsafe_view_12 = transpose_7 = None
    view_32: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 3, 2]);  bmm_2 = None
    view_33: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 4, 3, 3]);  bmm_3 = None
    _to_copy_18: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(view_33, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  view_33 = None
    _softmax_backward_data: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(_to_copy_18, detach_8, -1, torch.float32);  _to_copy_18 = detach_8 = None
    _to_copy_19: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(_softmax_backward_data, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  _softmax_backward_data = None
    div_4: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(_to_copy_19, 1.4142135623730951);  _to_copy_19 = None
    view_34: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_4, [8, 3, 3]);  div_4 = None
    bmm_4: "bf16[8, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_8, view_34);  transpose_8 = None
    bmm_5: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_34, transpose_9);  view_34 = transpose_9 = None
    view_35: "bf16[2, 4, 2, 3][24, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 2, 3]);  bmm_4 = None
    view_36: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 4, 3, 2]);  bmm_5 = None
    transpose_10: "bf16[2, 4, 3, 2][24, 6, 1, 3]cpu" = torch.ops.aten.transpose.int(view_35, 2, 3);  view_35 = None
    view_37: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.view.default(view_32, [2, 2, 2, 3, 2]);  view_32 = None
    sum_5: "bf16[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_37, [2], True);  view_37 = None
    squeeze: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_5, 2);  sum_5 = None
    view_38: "bf16[2, 2, 2, 3, 2][24, 12, 6, 1, 3]cpu" = torch.ops.aten.view.default(transpose_10, [2, 2, 2, 3, 2]);  transpose_10 = None
    sum_6: "bf16[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_38, [2], True);  view_38 = None
    squeeze_1: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_6, 2);  sum_6 = None
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(cat)
    _to_copy_5: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(sin, dtype = torch.bfloat16);  sin = None
    mul_31: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, _to_copy_5)
    slice_5: "bf16[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_31, 3, 0, 1)
    slice_6: "bf16[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_31, 3, 1, 2);  mul_31 = None
    slice_backward: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(slice_6, [2, 2, 3, 2], 3, 0, 1, 1);  slice_6 = None
    neg_2: "bf16[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_5);  slice_5 = None
    slice_backward_1: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(neg_2, [2, 2, 3, 2], 3, 1, 9223372036854775807, 1);  neg_2 = None
    add_12: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(cat);  cat = None
    _to_copy_4: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(cos, dtype = torch.bfloat16);  cos = None
    mul_32: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, _to_copy_4);  squeeze_1 = None
    add_13: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_32);  add_12 = mul_32 = None
    mul_33: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, _to_copy_5);  _to_copy_5 = None
    slice_7: "bf16[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_33, 3, 0, 1)
    slice_8: "bf16[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_33, 3, 1, 2);  mul_33 = None
    slice_backward_2: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(slice_8, [2, 4, 3, 2], 3, 0, 1, 1);  slice_8 = None
    neg_3: "bf16[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_7);  slice_7 = None
    slice_backward_3: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_backward.default(neg_3, [2, 4, 3, 2], 3, 1, 9223372036854775807, 1);  neg_3 = None
    add_14: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward_2, slice_backward_3);  slice_backward_2 = slice_backward_3 = None
    mul_34: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, _to_copy_4);  view_36 = _to_copy_4 = None
    add_15: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_34);  add_14 = mul_34 = None
    transpose_11: "bf16[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(squeeze, 1, 2);  squeeze = None
    clone_5: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format);  transpose_11 = None
    _unsafe_view_13: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [2, 3, 4]);  clone_5 = None
    view_39: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_13, [6, 4]);  _unsafe_view_13 = None
    t_28: "bf16[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_39)
    mm_18: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_28, view);  t_28 = None
    t_29: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_18);  mm_18 = None
    mm_19: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_39, t_30);  view_39 = t_30 = None
    view_40: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_19, [2, 3, 8]);  mm_19 = None
    t_31: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_29);  t_29 = None
    transpose_12: "bf16[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(add_13, 1, 2);  add_13 = None
    clone_6: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_12, memory_format = torch.contiguous_format);  transpose_12 = None
    _unsafe_view_14: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_41: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_14, [6, 4]);  _unsafe_view_14 = None
    t_32: "bf16[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_41)
    mm_20: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_32, view);  t_32 = None
    t_33: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_20);  mm_20 = None
    mm_21: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_41, t_34);  view_41 = t_34 = None
    view_42: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_21, [2, 3, 8]);  mm_21 = None
    add_16: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_40, view_42);  view_40 = view_42 = None
    t_35: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_33);  t_33 = None
    transpose_13: "bf16[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(add_15, 1, 2);  add_15 = None
    clone_7: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_13, memory_format = torch.contiguous_format);  transpose_13 = None
    _unsafe_view_15: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_7, [2, 3, 8]);  clone_7 = None
    view_43: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_15, [6, 8]);  _unsafe_view_15 = None
    t_36: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.t.default(view_43)
    mm_22: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_36, view);  t_36 = view = None
    t_37: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_22);  mm_22 = None
    mm_23: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_43, t_38);  view_43 = t_38 = None
    view_44: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_23, [2, 3, 8]);  mm_23 = None
    add_17: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_16, view_44);  add_16 = view_44 = None
    t_39: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_37);  t_37 = None
    mul_35: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, primals_2);  primals_2 = None
    _to_copy: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(embedding, dtype = torch.float32);  embedding = None
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, rsqrt)
    _to_copy_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    mul_36: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, _to_copy_1);  add_17 = _to_copy_1 = None
    sum_7: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_36, [0, 1], True);  mul_36 = None
    view_45: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    _to_copy_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_35, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_35 = None
    mul_37: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_20, _to_copy)
    mul_38: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_20, rsqrt);  _to_copy_20 = None
    sum_8: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [2], True);  mul_37 = None
    detach: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt);  rsqrt = None
    detach_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    pow_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_9, 3);  detach_9 = None
    mul_39: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_8, -0.5);  sum_8 = None
    mul_40: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, pow_9);  mul_39 = pow_9 = None
    expand_8: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_40, [2, 3, 8]);  mul_40 = None
    div_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_8, 8);  expand_8 = None
    pow_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy, 1.0);  _to_copy = None
    mul_41: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_10, 2.0);  pow_10 = None
    mul_42: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, mul_41);  div_5 = mul_41 = None
    add_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_38, mul_42);  mul_38 = mul_42 = None
    _to_copy_21: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_18, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_18 = None
    add_19: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _to_copy_21);  add_11 = _to_copy_21 = None
    embedding_dense_backward: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(add_19, primals_13, 7, -1, False);  add_19 = primals_13 = None
    return (embedding_dense_backward, view_45, view_28, view_21, t_39, t_35, t_31, t_27, t_23, t_19, t_15, t_11, None, None)
