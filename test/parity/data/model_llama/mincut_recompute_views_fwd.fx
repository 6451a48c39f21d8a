def forward(self, primals_1: "f32[7, 8][8, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[8, 8][8, 1]cpu", primals_6: "f32[4, 8][8, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu", primals_8: "f32[8, 8][8, 1]cpu", primals_9: "f32[16, 8][8, 1]cpu", primals_10: "f32[16, 8][8, 1]cpu", primals_11: "f32[8, 16][16, 1]cpu", primals_12: "f32[7, 8][8, 1]cpu", primals_13: "i64[2, 3][3, 1]cpu", primals_14: "i64[2, 3][3, 1]cpu"):
    embedding: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_13);  primals_1 = None
    pow_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(embedding, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [-1], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean, 1e-06);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
    mul_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, mul);  mul = None
    t: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_5)
    view: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8])
    mm: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view, t);  t = None
    _unsafe_view: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 8]);  mm = None
    view_1: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view, [2, 3, 4, 2]);  _unsafe_view = None
    transpose: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    t_1: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_6)
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t_1);  t_1 = None
    _unsafe_view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 3, 4]);  mm_1 = None
    view_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_1, [2, 3, 2, 2]);  _unsafe_view_1 = None
    transpose_1: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    t_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7)
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t_2);  view = t_2 = None
    _unsafe_view_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_2, [2, 3, 4]);  mm_2 = None
    view_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_2, [2, 3, 2, 2]);  _unsafe_view_2 = None
    transpose_2: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 2, 2, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(_to_copy, 2);  _to_copy = None
    pow_2: "f32[1][1]cpu" = torch.ops.aten.pow.Scalar(10000.0, div);  div = None
    reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(pow_2);  pow_2 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy_1: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_1, 1);  _to_copy_1 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([mul_3, mul_3], -1);  mul_3 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(cat)
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(cat)
    mul_4: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.mul.Tensor(transpose, cos)
    slice_1: "f32[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(transpose, 3, 1, 9223372036854775807)
    neg: "f32[2, 4, 3, 1][12, 1, 4, 1]cpu" = torch.ops.aten.neg.default(slice_1);  slice_1 = None
    slice_2: "f32[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(transpose, 3, 0, 1);  transpose = None
    cat_1: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg, slice_2], -1);  neg = slice_2 = None
    mul_5: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, sin);  cat_1 = None
    add_1: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.mul.Tensor(transpose_1, cos);  cos = None
    slice_3: "f32[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(transpose_1, 3, 1, 9223372036854775807)
    neg_1: "f32[2, 2, 3, 1][6, 1, 2, 1]cpu" = torch.ops.aten.neg.default(slice_3);  slice_3 = None
    slice_4: "f32[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(transpose_1, 3, 0, 1);  transpose_1 = None
    cat_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg_1, slice_4], -1);  neg_1 = slice_4 = None
    mul_7: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_2, sin);  cat_2 = sin = None
    add_2: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    unsqueeze_2: "f32[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, 2);  add_2 = None
    expand: "f32[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 2, 2, 3, 2]);  unsqueeze_2 = None
    clone: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view_3: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [2, 4, 3, 2]);  clone = None
    unsqueeze_3: "f32[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(transpose_2, 2);  transpose_2 = None
    expand_1: "f32[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [2, 2, 2, 3, 2]);  unsqueeze_3 = None
    clone_1: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_4: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [2, 4, 3, 2]);  clone_1 = None
    transpose_3: "f32[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 2, 3);  _unsafe_view_3 = None
    expand_2: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.expand.default(add_1, [2, 4, 3, 2]);  add_1 = None
    clone_2: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    _unsafe_view_5: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [8, 3, 2]);  clone_2 = None
    expand_3: "f32[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.expand.default(transpose_3, [2, 4, 2, 3]);  transpose_3 = None
    view_6: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.view.default(expand_3, [8, 2, 3]);  expand_3 = None
    bmm: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_5, view_6)
    view_7: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 3, 3]);  bmm = None
    div_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_7, 1.4142135623730951);  view_7 = None
    full: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], -inf, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(full, 1);  full = None
    add_3: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(div_1, triu);  div_1 = triu = None
    _softmax: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add_3, -1, False);  add_3 = None
    expand_4: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 4, 3, 3])
    view_8: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_4, [8, 3, 3]);  expand_4 = None
    expand_5: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.expand.default(_unsafe_view_4, [2, 4, 3, 2]);  _unsafe_view_4 = None
    view_9: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(expand_5, [8, 3, 2]);  expand_5 = None
    bmm_1: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9);  view_8 = None
    view_10: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 2]);  bmm_1 = None
    transpose_4: "f32[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_10, 1, 2);  view_10 = None
    clone_3: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    _unsafe_view_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 8]);  clone_3 = None
    t_3: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_8)
    view_11: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_6, [6, 8])
    mm_3: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_11, t_3);  view_11 = t_3 = None
    _unsafe_view_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_3, [2, 3, 8])
    add_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, _unsafe_view_7);  _unsafe_view_7 = None
    pow_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_4, 2)
    mean_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_3, [-1], True);  pow_3 = None
    add_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_1, 1e-06);  mean_1 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_5);  add_5 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, rsqrt_1)
    mul_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, mul_8);  mul_8 = None
    t_4: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_9)
    view_12: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8])
    mm_4: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_12, t_4);  t_4 = None
    _unsafe_view_8: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_4, [2, 3, 16])
    silu: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.silu.default(_unsafe_view_8);  _unsafe_view_8 = None
    t_5: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(primals_10)
    mm_5: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_12, t_5);  view_12 = t_5 = None
    _unsafe_view_9: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_5, [2, 3, 16])
    mul_10: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(silu, _unsafe_view_9);  silu = _unsafe_view_9 = None
    t_6: "f32[16, 8][1, 16]cpu" = torch.ops.aten.t.default(primals_11)
    view_14: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_10, [6, 16])
    mm_6: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_14, t_6);  view_14 = t_6 = None
    _unsafe_view_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_6, [2, 3, 8]);  mm_6 = None
    add_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_view_10);  add_4 = _unsafe_view_10 = None
    pow_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_6, 2)
    mean_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_4, [-1], True);  pow_4 = None
    add_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_2, 1e-06);  mean_2 = None
    rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_7);  add_7 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, rsqrt_2)
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, mul_11);  mul_11 = None
    t_7: "f32[8, 7][1, 8]cpu" = torch.ops.aten.t.default(primals_12)
    view_15: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_12, [6, 8])
    mm_7: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_15, t_7);  view_15 = t_7 = None
    _unsafe_view_11: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_7, [2, 3, 7]);  mm_7 = None
    view_16: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_11, [-1, 7]);  _unsafe_view_11 = None
    view_17: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_14, [-1])
    _log_softmax: "f32[6, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_16, 1, False);  view_16 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, view_17, None, 1, -100);  view_17 = None
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    transpose_7: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(view_9, 1, 2);  view_9 = None
    transpose_8: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_5, 1, 2);  _unsafe_view_5 = None
    transpose_9: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    return (getitem, primals_2, primals_3, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_11, primals_12, primals_13, primals_14, embedding, rsqrt, mul_1, cat, _softmax, _unsafe_view_6, mm_3, rsqrt_1, mul_9, mm_4, mm_5, mul_10, add_6, rsqrt_2, mul_12, _log_softmax, getitem_1, transpose_7, transpose_8, transpose_9)
