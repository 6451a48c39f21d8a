def forward(self, primals_1: "bf16[7, 8][8, 1]cpu", primals_2: "bf16[8][1]cpu", primals_3: "bf16[8][1]cpu", primals_4: "bf16[8][1]cpu", primals_5: "bf16[8, 8][8, 1]cpu", primals_6: "bf16[4, 8][8, 1]cpu", primals_7: "bf16[4, 8][8, 1]cpu", primals_8: "bf16[8, 8][8, 1]cpu", primals_9: "bf16[16, 8][8, 1]cpu", primals_10: "bf16[16, 8][8, 1]cpu", primals_11: "bf16[8, 16][16, 1]cpu", primals_12: "bf16[7, 8][8, 1]cpu", primals_13: "i64[2, 3][3, 1]cpu", primals_14: "i64[2, 3][3, 1]cpu"):
    embedding: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_13);  primals_1 = None
    _to_copy: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(embedding, dtype = torch.float32)
    pow_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [-1], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean, 1e-06);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    detach: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt)
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, rsqrt)
    _to_copy_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    mul_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, _to_copy_1)
    t: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    view: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8])
    mm: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view, t)
    _unsafe_view: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 8]);  mm = None
    view_1: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view, [2, 3, 4, 2]);  _unsafe_view = None
    transpose: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    t_1: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_6);  primals_6 = None
    view_2: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8])
    mm_1: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_2, t_1)
    _unsafe_view_1: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 3, 4]);  mm_1 = None
    view_3: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_1, [2, 3, 2, 2]);  _unsafe_view_1 = None
    transpose_1: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    t_2: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    view_4: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8]);  mul_1 = None
    mm_2: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_4, t_2)
    _unsafe_view_2: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_2, [2, 3, 4]);  mm_2 = None
    view_5: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_2, [2, 3, 2, 2]);  _unsafe_view_2 = None
    transpose_2: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 2, 2, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(_to_copy_2, 2);  _to_copy_2 = None
    pow_2: "f32[1][1]cpu" = torch.ops.aten.pow.Scalar(10000.0, div);  div = None
    reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(pow_2);  pow_2 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy_3: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_3, 1);  _to_copy_3 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([mul_3, mul_3], -1);  mul_3 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(cat)
    _to_copy_4: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(cos, dtype = torch.bfloat16);  cos = None
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(cat);  cat = None
    _to_copy_5: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(sin, dtype = torch.bfloat16);  sin = None
    mul_4: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.mul.Tensor(transpose, _to_copy_4)
    slice_1: "bf16[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(transpose, 3, 1, 9223372036854775807)
    neg: "bf16[2, 4, 3, 1][12, 1, 4, 4]cpu" = torch.ops.aten.neg.default(slice_1);  slice_1 = None
    slice_2: "bf16[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(transpose, 3, 0, 1);  transpose = None
    cat_1: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg, slice_2], -1);  neg = slice_2 = None
    mul_5: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, _to_copy_5);  cat_1 = None
    add_1: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.mul.Tensor(transpose_1, _to_copy_4)
    slice_3: "bf16[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(transpose_1, 3, 1, 9223372036854775807)
    neg_1: "bf16[2, 2, 3, 1][6, 1, 2, 2]cpu" = torch.ops.aten.neg.default(slice_3);  slice_3 = None
    slice_4: "bf16[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(transpose_1, 3, 0, 1);  transpose_1 = None
    cat_2: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg_1, slice_4], -1);  neg_1 = slice_4 = None
    mul_7: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_2, _to_copy_5);  cat_2 = None
    add_2: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    unsqueeze_2: "bf16[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, 2);  add_2 = None
    expand: "bf16[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 2, 2, 3, 2]);  unsqueeze_2 = None
    clone: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view_3: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [2, 4, 3, 2]);  clone = None
    unsqueeze_3: "bf16[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(transpose_2, 2);  transpose_2 = None
    expand_1: "bf16[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [2, 2, 2, 3, 2]);  unsqueeze_3 = None
    clone_1: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_4: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [2, 4, 3, 2]);  clone_1 = None
    transpose_3: "bf16[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 2, 3);  _unsafe_view_3 = None
    expand_2: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.expand.default(add_1, [2, 4, 3, 2]);  add_1 = None
    clone_2: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    _unsafe_view_5: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [8, 3, 2]);  clone_2 = None
    expand_3: "bf16[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.expand.default(transpose_3, [2, 4, 2, 3]);  transpose_3 = None
    view_6: "bf16[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.view.default(expand_3, [8, 2, 3]);  expand_3 = None
    bmm: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_5, view_6)
    view_7: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 3, 3]);  bmm = None
    div_1: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_7, 1.4142135623730951);  view_7 = None
    full: "bf16[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], -inf, dtype = torch.bfloat16, device = device(type='cpu'), pin_memory = False)
    triu: "bf16[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(full, 1);  full = None
    add_3: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(div_1, triu);  div_1 = triu = None
    _to_copy_6: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(add_3, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  add_3 = None
    _softmax: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(_to_copy_6, -1, False);  _to_copy_6 = None
    detach_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    _to_copy_7: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(_softmax, dtype = torch.bfloat16);  _softmax = None
    expand_4: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_to_copy_7, [2, 4, 3, 3]);  _to_copy_7 = None
    view_8: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_4, [8, 3, 3]);  expand_4 = None
    expand_5: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.expand.default(_unsafe_view_4, [2, 4, 3, 2]);  _unsafe_view_4 = None
    view_9: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(expand_5, [8, 3, 2]);  expand_5 = None
    bmm_1: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9)
    view_10: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 2]);  bmm_1 = None
    transpose_4: "bf16[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_10, 1, 2);  view_10 = None
    clone_3: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    _unsafe_view_6: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 8]);  clone_3 = None
    t_3: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_8);  primals_8 = None
    view_11: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_6, [6, 8]);  _unsafe_view_6 = None
    mm_3: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_11, t_3)
    _unsafe_view_7: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_3, [2, 3, 8]);  mm_3 = None
    add_4: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, _unsafe_view_7);  embedding = _unsafe_view_7 = None
    _to_copy_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_4, dtype = torch.float32)
    pow_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_8, 2)
    mean_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_3, [-1], True);  pow_3 = None
    add_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_1, 1e-06);  mean_1 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_5);  add_5 = None
    detach_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_1)
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_8, rsqrt_1)
    _to_copy_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_8, dtype = torch.bfloat16);  mul_8 = None
    mul_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, _to_copy_9)
    t_4: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_9);  primals_9 = None
    view_12: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8])
    mm_4: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_12, t_4)
    _unsafe_view_8: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_4, [2, 3, 16]);  mm_4 = None
    silu: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu.default(_unsafe_view_8)
    t_5: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_10);  primals_10 = None
    view_13: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8]);  mul_9 = None
    mm_5: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_13, t_5)
    _unsafe_view_9: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_5, [2, 3, 16]);  mm_5 = None
    mul_10: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(silu, _unsafe_view_9)
    t_6: "bf16[16, 8][1, 16]cpu" = torch.ops.aten.t.default(primals_11);  primals_11 = None
    view_14: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_10, [6, 16]);  mul_10 = None
    mm_6: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_14, t_6)
    _unsafe_view_10: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_6, [2, 3, 8]);  mm_6 = None
    add_6: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_view_10);  add_4 = _unsafe_view_10 = None
    _to_copy_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_6, dtype = torch.float32);  add_6 = None
    pow_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_10, 2)
    mean_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_4, [-1], True);  pow_4 = None
    add_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_2, 1e-06);  mean_2 = None
    rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_7);  add_7 = None
    detach_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt_2)
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_10, rsqrt_2)
    _to_copy_11: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_11, dtype = torch.bfloat16);  mul_11 = None
    mul_12: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, _to_copy_11)
    t_7: "bf16[8, 7][1, 8]cpu" = torch.ops.aten.t.default(primals_12);  primals_12 = None
    view_15: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_12, [6, 8]);  mul_12 = None
    mm_7: "bf16[6, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_15, t_7)
    _unsafe_view_11: "bf16[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_7, [2, 3, 7]);  mm_7 = None
    _to_copy_12: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._to_copy.default(_unsafe_view_11, dtype = torch.float32);  _unsafe_view_11 = None
    view_16: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(_to_copy_12, [-1, 7]);  _to_copy_12 = None
    view_17: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_14, [-1]);  primals_14 = None
    _log_softmax: "f32[6, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_16, 1, False);  view_16 = None
    detach_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, view_17, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem, primals_2, primals_3, primals_4, primals_13, _to_copy, rsqrt, detach, _to_copy_1, t, view, t_1, view_2, t_2, view_4, _to_copy_4, _to_copy_5, _unsafe_view_5, view_6, detach_1, view_8, view_9, t_3, view_11, _to_copy_8, rsqrt_1, detach_2, _to_copy_9, t_4, view_12, _unsafe_view_8, silu, t_5, view_13, _unsafe_view_9, t_6, view_14, _to_copy_10, rsqrt_2, detach_3, _to_copy_11, t_7, view_15, view_17, _log_softmax, detach_4, getitem_1)
