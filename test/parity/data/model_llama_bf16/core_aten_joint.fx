def forward(self, primals_1: "bf16[7, 8][8, 1]cpu", primals_2: "bf16[8][1]cpu", primals_3: "bf16[8][1]cpu", primals_4: "bf16[8][1]cpu", primals_5: "bf16[8, 8][8, 1]cpu", primals_6: "bf16[4, 8][8, 1]cpu", primals_7: "bf16[4, 8][8, 1]cpu", primals_8: "bf16[8, 8][8, 1]cpu", primals_9: "bf16[16, 8][8, 1]cpu", primals_10: "bf16[16, 8][8, 1]cpu", primals_11: "bf16[8, 16][16, 1]cpu", primals_12: "bf16[7, 8][8, 1]cpu", primals_13: "i64[2, 3][3, 1]cpu", primals_14: "i64[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    embedding: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_13);  primals_1 = None
    _to_copy: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(embedding, dtype = torch.float32)
    pow_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [-1], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean, 1e-06);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    alias: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt)
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, rsqrt)
    _to_copy_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    mul_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, _to_copy_1)
    permute: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    view: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8])
    mm: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view, permute)
    view_1: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 8]);  mm = None
    view_2: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_1, [2, 3, 4, 2]);  view_1 = None
    permute_1: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    permute_2: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_6, [1, 0]);  primals_6 = None
    view_3: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8])
    mm_1: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_3, permute_2)
    view_4: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 4]);  mm_1 = None
    view_5: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_4, [2, 3, 2, 2]);  view_4 = None
    permute_3: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1, 3]);  view_5 = None
    permute_4: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    view_6: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8]);  mul_1 = None
    mm_2: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_6, permute_4)
    view_7: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    view_8: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_7, [2, 3, 2, 2]);  view_7 = None
    permute_5: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1, 3]);  view_8 = None
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 2, 2, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(_to_copy_2, 2);  _to_copy_2 = None
    pow_2: "f32[1][1]cpu" = torch.ops.aten.pow.Scalar(10000.0, div);  div = None
    reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(pow_2);  pow_2 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_3: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_3, 1);  _to_copy_3 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([mul_3, mul_3], -1);  mul_3 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(cat)
    _to_copy_4: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(cos, dtype = torch.bfloat16);  cos = None
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(cat);  cat = None
    _to_copy_5: "bf16[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(sin, dtype = torch.bfloat16);  sin = None
    mul_4: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_1, _to_copy_4)
    slice_1: "bf16[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(permute_1, 3, 1, 9223372036854775807)
    neg: "bf16[2, 4, 3, 1][12, 1, 4, 4]cpu" = torch.ops.aten.neg.default(slice_1);  slice_1 = None
    slice_2: "bf16[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(permute_1, 3, 0, 1);  permute_1 = None
    cat_1: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg, slice_2], -1);  neg = slice_2 = None
    mul_5: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, _to_copy_5);  cat_1 = None
    add_1: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.mul.Tensor(permute_3, _to_copy_4)
    slice_3: "bf16[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(permute_3, 3, 1, 9223372036854775807)
    neg_1: "bf16[2, 2, 3, 1][6, 1, 2, 2]cpu" = torch.ops.aten.neg.default(slice_3);  slice_3 = None
    slice_4: "bf16[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(permute_3, 3, 0, 1);  permute_3 = None
    cat_2: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg_1, slice_4], -1);  neg_1 = slice_4 = None
    mul_7: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_2, _to_copy_5);  cat_2 = None
    add_2: "bf16[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    unsqueeze_2: "bf16[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, 2);  add_2 = None
    expand: "bf16[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 2, 2, 3, 2]);  unsqueeze_2 = None
    clone: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_9: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(clone, [2, 4, 3, 2]);  clone = None
    unsqueeze_3: "bf16[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute_5, 2);  permute_5 = None
    expand_1: "bf16[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [2, 2, 2, 3, 2]);  unsqueeze_3 = None
    clone_1: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_10: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(clone_1, [2, 4, 3, 2]);  clone_1 = None
    permute_6: "bf16[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.permute.default(view_9, [0, 1, 3, 2]);  view_9 = None
    expand_2: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.expand.default(add_1, [2, 4, 3, 2]);  add_1 = None
    clone_2: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    view_11: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [8, 3, 2]);  clone_2 = None
    expand_3: "bf16[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.expand.default(permute_6, [2, 4, 2, 3]);  permute_6 = None
    view_12: "bf16[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.view.default(expand_3, [8, 2, 3]);  expand_3 = None
    bmm: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_11, view_12)
    view_13: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 3, 3]);  bmm = None
    div_1: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_13, 1.4142135623730951);  view_13 = None
    full: "bf16[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], -inf, dtype = torch.bfloat16, device = device(type='cpu'), pin_memory = False)
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_4: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, -2);  arange_2 = None
    arange_3: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_5: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_3, -1);  arange_3 = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_4, unsqueeze_5);  unsqueeze_4 = unsqueeze_5 = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(sub, 1);  sub = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where: "bf16[3, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, full, scalar_tensor);  ge = full = scalar_tensor = None
    add_3: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(div_1, where);  div_1 = where = None
    _to_copy_6: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(add_3, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  add_3 = None
    _softmax: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(_to_copy_6, -1, False);  _to_copy_6 = None
    alias_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    _to_copy_7: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(_softmax, dtype = torch.bfloat16);  _softmax = None
    expand_4: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_to_copy_7, [2, 4, 3, 3]);  _to_copy_7 = None
    view_14: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_4, [8, 3, 3]);  expand_4 = None
    expand_5: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.expand.default(view_10, [2, 4, 3, 2]);  view_10 = None
    view_15: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(expand_5, [8, 3, 2]);  expand_5 = None
    bmm_1: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_14, view_15)
    view_16: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 2]);  bmm_1 = None
    permute_7: "bf16[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_16, [0, 2, 1, 3]);  view_16 = None
    clone_3: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    view_17: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 8]);  clone_3 = None
    permute_8: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_8, [1, 0]);  primals_8 = None
    view_18: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(view_17, [6, 8]);  view_17 = None
    mm_3: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_18, permute_8)
    view_19: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 3, 8]);  mm_3 = None
    add_4: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, view_19);  embedding = view_19 = None
    _to_copy_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_4, dtype = torch.float32)
    pow_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_8, 2)
    mean_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_3, [-1], True);  pow_3 = None
    add_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_1, 1e-06);  mean_1 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_5);  add_5 = None
    alias_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt_1)
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_8, rsqrt_1)
    _to_copy_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_8, dtype = torch.bfloat16);  mul_8 = None
    mul_9: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, _to_copy_9)
    permute_9: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    view_20: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8])
    mm_4: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_20, permute_9)
    view_21: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 16]);  mm_4 = None
    _to_copy_10: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._to_copy.default(view_21, dtype = torch.float32)
    sigmoid: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.sigmoid.default(_to_copy_10)
    mul_10: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_10, sigmoid);  _to_copy_10 = sigmoid = None
    _to_copy_11: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._to_copy.default(mul_10, dtype = torch.bfloat16);  mul_10 = None
    permute_10: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(primals_10, [1, 0]);  primals_10 = None
    view_22: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8]);  mul_9 = None
    mm_5: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_10)
    view_23: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 16]);  mm_5 = None
    mul_11: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_11, view_23)
    permute_11: "bf16[16, 8][1, 16]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    view_24: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_11, [6, 16]);  mul_11 = None
    mm_6: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_24, permute_11)
    view_25: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 3, 8]);  mm_6 = None
    add_6: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, view_25);  add_4 = view_25 = None
    _to_copy_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_6, dtype = torch.float32);  add_6 = None
    pow_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_12, 2)
    mean_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_4, [-1], True);  pow_4 = None
    add_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_2, 1e-06);  mean_2 = None
    rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_7);  add_7 = None
    alias_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt_2)
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_12, rsqrt_2)
    _to_copy_13: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_12, dtype = torch.bfloat16);  mul_12 = None
    mul_13: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, _to_copy_13)
    permute_12: "bf16[8, 7][1, 8]cpu" = torch.ops.aten.permute.default(primals_12, [1, 0]);  primals_12 = None
    view_26: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_13, [6, 8]);  mul_13 = None
    mm_7: "bf16[6, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_26, permute_12)
    view_27: "bf16[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 3, 7]);  mm_7 = None
    _to_copy_14: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._to_copy.default(view_27, dtype = torch.float32);  view_27 = None
    view_28: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(_to_copy_14, [-1, 7]);  _to_copy_14 = None
    view_29: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_14, [-1]);  primals_14 = None
    _log_softmax: "f32[6, 7][7, 1]cpu" = torch.ops.aten._log_softmax.default(view_28, 1, False);  view_28 = None
    alias_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_29, -100)
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[6][1]cpu" = torch.ops.aten.where.self(ne, view_29, scalar_tensor_1);  ne = scalar_tensor_1 = None
    unsqueeze_6: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, 1);  where_1 = None
    gather: "f32[6, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze_6);  unsqueeze_6 = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg_2: "f32[6][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_29, -100)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[6][1]cpu" = torch.ops.aten.where.self(ne_1, neg_2, scalar_tensor_2);  ne_1 = neg_2 = scalar_tensor_2 = None
    ne_2: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_29, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy_15: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_2, []);  where_2 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy_15);  sum_2 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy_15);  tangents_1 = _to_copy_15 = None
    unsqueeze_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_29, 1);  view_29 = None
    ne_3: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_7, -100)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_7, scalar_tensor_3);  ne_3 = scalar_tensor_3 = None
    full_like: "f32[6, 7][7, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[6, 7][7, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_3, -1.0);  full_like = where_3 = None
    ne_4: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_7, -100);  unsqueeze_7 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_3, scalar_tensor_4);  ne_4 = div_3 = scalar_tensor_4 = None
    mul_14: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_4);  scatter = where_4 = None
    alias_5: "f32[6, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp: "f32[6, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    sum_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [1], True)
    mul_15: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub_1: "f32[6, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, mul_15);  mul_14 = mul_15 = None
    view_30: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(sub_1, [2, 3, 7]);  sub_1 = None
    _to_copy_16: "bf16[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten._to_copy.default(view_30, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  view_30 = None
    view_31: "bf16[6, 7][7, 1]cpu" = torch.ops.aten.view.default(_to_copy_16, [6, 7]);  _to_copy_16 = None
    permute_13: "bf16[7, 6][1, 7]cpu" = torch.ops.aten.permute.default(view_31, [1, 0])
    mm_8: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_13, view_26);  permute_13 = view_26 = None
    permute_14: "bf16[8, 7][1, 8]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    permute_15: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    mm_9: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_31, permute_15);  view_31 = permute_15 = None
    view_32: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 8]);  mm_9 = None
    permute_16: "bf16[7, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    mul_16: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_32, primals_4);  primals_4 = None
    mul_17: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_32, _to_copy_13);  view_32 = _to_copy_13 = None
    sum_4: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_17, [0, 1], True);  mul_17 = None
    view_33: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_4, [8]);  sum_4 = None
    _to_copy_17: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_16, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_16 = None
    mul_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_17, _to_copy_12)
    mul_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_17, rsqrt_2);  _to_copy_17 = rsqrt_2 = None
    sum_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [2], True);  mul_18 = None
    alias_6: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    pow_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_6, 3);  alias_6 = None
    mul_20: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_5, -0.5);  sum_5 = None
    mul_21: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, pow_5);  mul_20 = pow_5 = None
    expand_6: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_21, [2, 3, 8]);  mul_21 = None
    div_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_6, 8);  expand_6 = None
    pow_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_12, 1.0);  _to_copy_12 = None
    mul_22: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_6, 2.0);  pow_6 = None
    mul_23: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, mul_22);  div_4 = mul_22 = None
    add_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, mul_23);  mul_19 = mul_23 = None
    _to_copy_18: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_8, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_8 = None
    view_34: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(_to_copy_18, [6, 8])
    permute_17: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_34, [1, 0])
    mm_10: "bf16[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(permute_17, view_24);  permute_17 = view_24 = None
    permute_18: "bf16[16, 8][1, 16]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    permute_19: "bf16[8, 16][16, 1]cpu" = torch.ops.aten.permute.default(permute_11, [1, 0]);  permute_11 = None
    mm_11: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_34, permute_19);  view_34 = permute_19 = None
    view_35: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 16]);  mm_11 = None
    permute_20: "bf16[8, 16][16, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    mul_24: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, _to_copy_11);  _to_copy_11 = None
    mul_25: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, view_23);  view_35 = view_23 = None
    view_36: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_24, [6, 16]);  mul_24 = None
    permute_21: "bf16[16, 6][1, 16]cpu" = torch.ops.aten.permute.default(view_36, [1, 0])
    mm_12: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_21, view_22);  permute_21 = view_22 = None
    permute_22: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    permute_23: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    mm_13: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_36, permute_23);  view_36 = permute_23 = None
    view_37: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 3, 8]);  mm_13 = None
    permute_24: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_22, [1, 0]);  permute_22 = None
    _to_copy_19: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._to_copy.default(mul_25, dtype = torch.float32);  mul_25 = None
    _to_copy_20: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._to_copy.default(view_21, dtype = torch.float32);  view_21 = None
    sigmoid_1: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.sigmoid.default(_to_copy_20)
    mul_26: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_19, sigmoid_1);  _to_copy_19 = None
    sub_2: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_1);  sigmoid_1 = None
    mul_27: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_20, sub_2);  _to_copy_20 = sub_2 = None
    add_9: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_27, 1);  mul_27 = None
    mul_28: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(mul_26, add_9);  mul_26 = add_9 = None
    _to_copy_21: "bf16[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten._to_copy.default(mul_28, dtype = torch.bfloat16);  mul_28 = None
    view_38: "bf16[6, 16][16, 1]cpu" = torch.ops.aten.view.default(_to_copy_21, [6, 16]);  _to_copy_21 = None
    permute_25: "bf16[16, 6][1, 16]cpu" = torch.ops.aten.permute.default(view_38, [1, 0])
    mm_14: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_25, view_20);  permute_25 = view_20 = None
    permute_26: "bf16[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    permute_27: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mm_15: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_38, permute_27);  view_38 = permute_27 = None
    view_39: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 3, 8]);  mm_15 = None
    add_10: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_37, view_39);  view_37 = view_39 = None
    permute_28: "bf16[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_26, [1, 0]);  permute_26 = None
    mul_29: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_10, primals_3);  primals_3 = None
    mul_30: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_10, _to_copy_9);  add_10 = _to_copy_9 = None
    sum_6: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_30, [0, 1], True);  mul_30 = None
    view_40: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    _to_copy_22: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_29, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_29 = None
    mul_31: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_22, _to_copy_8)
    mul_32: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_22, rsqrt_1);  _to_copy_22 = rsqrt_1 = None
    sum_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_31, [2], True);  mul_31 = None
    alias_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    pow_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_7, 3);  alias_7 = None
    mul_33: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_7, -0.5);  sum_7 = None
    mul_34: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_33, pow_7);  mul_33 = pow_7 = None
    expand_7: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_34, [2, 3, 8]);  mul_34 = None
    div_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_7, 8);  expand_7 = None
    pow_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy_8, 1.0);  _to_copy_8 = None
    mul_35: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_8, 2.0);  pow_8 = None
    mul_36: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, mul_35);  div_5 = mul_35 = None
    add_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_36);  mul_32 = mul_36 = None
    _to_copy_23: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_11, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_11 = None
    add_12: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_18, _to_copy_23);  _to_copy_18 = _to_copy_23 = None
    view_41: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_12, [6, 8])
    permute_29: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_41, [1, 0])
    mm_16: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_29, view_18);  permute_29 = view_18 = None
    permute_30: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_16, [1, 0]);  mm_16 = None
    permute_31: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_17: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_41, permute_31);  view_41 = permute_31 = None
    view_42: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 3, 8]);  mm_17 = None
    permute_32: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_30, [1, 0]);  permute_30 = None
    view_43: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_42, [2, 3, 4, 2]);  view_42 = None
    permute_33: "bf16[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_43, [0, 2, 1, 3]);  view_43 = None
    clone_4: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_33, memory_format = torch.contiguous_format);  permute_33 = None
    view_44: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [8, 3, 2]);  clone_4 = None
    permute_34: "bf16[8, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_14, [0, 2, 1]);  view_14 = None
    bmm_2: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_34, view_44);  permute_34 = None
    permute_35: "bf16[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_15, [0, 2, 1]);  view_15 = None
    bmm_3: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_44, permute_35);  view_44 = permute_35 = None
    view_45: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 3, 2]);  bmm_2 = None
    view_46: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 4, 3, 3]);  bmm_3 = None
    _to_copy_24: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(view_46, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  view_46 = None
    alias_8: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_37: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_24, alias_8);  _to_copy_24 = None
    sum_8: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [-1], True)
    mul_38: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, sum_8);  alias_8 = sum_8 = None
    sub_3: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_37, mul_38);  mul_37 = mul_38 = None
    _to_copy_25: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(sub_3, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  sub_3 = None
    div_6: "bf16[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(_to_copy_25, 1.4142135623730951);  _to_copy_25 = None
    view_47: "bf16[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_6, [8, 3, 3]);  div_6 = None
    permute_36: "bf16[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1]);  view_11 = None
    bmm_4: "bf16[8, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_36, view_47);  permute_36 = None
    permute_37: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 2, 1]);  view_12 = None
    bmm_5: "bf16[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_47, permute_37);  view_47 = permute_37 = None
    view_48: "bf16[2, 4, 2, 3][24, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 2, 3]);  bmm_4 = None
    view_49: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 4, 3, 2]);  bmm_5 = None
    permute_38: "bf16[2, 4, 3, 2][24, 6, 1, 3]cpu" = torch.ops.aten.permute.default(view_48, [0, 1, 3, 2]);  view_48 = None
    view_50: "bf16[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.view.default(view_45, [2, 2, 2, 3, 2]);  view_45 = None
    sum_9: "bf16[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_50, [2], True);  view_50 = None
    squeeze_1: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dims(sum_9, [2]);  sum_9 = None
    view_51: "bf16[2, 2, 2, 3, 2][24, 12, 6, 1, 3]cpu" = torch.ops.aten.view.default(permute_38, [2, 2, 2, 3, 2]);  permute_38 = None
    sum_10: "bf16[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [2], True);  view_51 = None
    squeeze_2: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dims(sum_10, [2]);  sum_10 = None
    mul_39: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, _to_copy_5)
    slice_5: "bf16[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_39, 3, 0, 1)
    slice_6: "bf16[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_39, 3, 1, 2);  mul_39 = None
    full_1: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 2, 3, 2], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_1, slice_6, 3, 0, 1);  full_1 = slice_6 = None
    neg_3: "bf16[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_5);  slice_5 = None
    full_2: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 2, 3, 2], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_1: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_2, neg_3, 3, 1, 9223372036854775807);  full_2 = neg_3 = None
    add_13: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    mul_40: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, _to_copy_4);  squeeze_2 = None
    add_14: "bf16[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_40);  add_13 = mul_40 = None
    mul_41: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_49, _to_copy_5);  _to_copy_5 = None
    slice_7: "bf16[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_41, 3, 0, 1)
    slice_8: "bf16[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_41, 3, 1, 2);  mul_41 = None
    full_3: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 4, 3, 2], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_2: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_3, slice_8, 3, 0, 1);  full_3 = slice_8 = None
    neg_4: "bf16[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_7);  slice_7 = None
    full_4: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 4, 3, 2], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_3: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_4, neg_4, 3, 1, 9223372036854775807);  full_4 = neg_4 = None
    add_15: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3);  slice_scatter_2 = slice_scatter_3 = None
    mul_42: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_49, _to_copy_4);  view_49 = _to_copy_4 = None
    add_16: "bf16[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_42);  add_15 = mul_42 = None
    permute_39: "bf16[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(squeeze_1, [0, 2, 1, 3]);  squeeze_1 = None
    clone_5: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_39, memory_format = torch.contiguous_format);  permute_39 = None
    view_52: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 3, 4]);  clone_5 = None
    view_53: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_52, [6, 4]);  view_52 = None
    permute_40: "bf16[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_53, [1, 0])
    mm_18: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_40, view_6);  permute_40 = view_6 = None
    permute_41: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_18, [1, 0]);  mm_18 = None
    permute_42: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mm_19: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_53, permute_42);  view_53 = permute_42 = None
    view_54: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_19, [2, 3, 8]);  mm_19 = None
    permute_43: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_41, [1, 0]);  permute_41 = None
    permute_44: "bf16[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(add_14, [0, 2, 1, 3]);  add_14 = None
    clone_6: "bf16[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_44, memory_format = torch.contiguous_format);  permute_44 = None
    view_55: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_56: "bf16[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_55, [6, 4]);  view_55 = None
    permute_45: "bf16[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_56, [1, 0])
    mm_20: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_45, view_3);  permute_45 = view_3 = None
    permute_46: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_20, [1, 0]);  mm_20 = None
    permute_47: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_21: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_56, permute_47);  view_56 = permute_47 = None
    view_57: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_21, [2, 3, 8]);  mm_21 = None
    add_17: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_54, view_57);  view_54 = view_57 = None
    permute_48: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_46, [1, 0]);  permute_46 = None
    permute_49: "bf16[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.permute.default(add_16, [0, 2, 1, 3]);  add_16 = None
    clone_7: "bf16[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_49, memory_format = torch.contiguous_format);  permute_49 = None
    view_58: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 3, 8]);  clone_7 = None
    view_59: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.view.default(view_58, [6, 8]);  view_58 = None
    permute_50: "bf16[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_59, [1, 0])
    mm_22: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_50, view);  permute_50 = view = None
    permute_51: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_22, [1, 0]);  mm_22 = None
    permute_52: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_23: "bf16[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_59, permute_52);  view_59 = permute_52 = None
    view_60: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_23, [2, 3, 8]);  mm_23 = None
    add_18: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_17, view_60);  add_17 = view_60 = None
    permute_53: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_51, [1, 0]);  permute_51 = None
    mul_43: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_18, primals_2);  primals_2 = None
    mul_44: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_18, _to_copy_1);  add_18 = _to_copy_1 = None
    sum_11: "bf16[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_44, [0, 1], True);  mul_44 = None
    view_61: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_11, [8]);  sum_11 = None
    _to_copy_26: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(mul_43, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_43 = None
    mul_45: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_26, _to_copy)
    mul_46: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_26, rsqrt);  _to_copy_26 = rsqrt = None
    sum_12: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_45, [2], True);  mul_45 = None
    alias_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    pow_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_9, 3);  alias_9 = None
    mul_47: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_12, -0.5);  sum_12 = None
    mul_48: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, pow_9);  mul_47 = pow_9 = None
    expand_8: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_48, [2, 3, 8]);  mul_48 = None
    div_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_8, 8);  expand_8 = None
    pow_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy, 1.0);  _to_copy = None
    mul_49: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_10, 2.0);  pow_10 = None
    mul_50: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_7, mul_49);  div_7 = mul_49 = None
    add_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_46, mul_50);  mul_46 = mul_50 = None
    _to_copy_27: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_19, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_19 = None
    add_20: "bf16[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_12, _to_copy_27);  add_12 = _to_copy_27 = None
    _to_copy_28: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._to_copy.default(add_20, dtype = torch.float32);  add_20 = None
    ge_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_13, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_13, 7)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt);  ge_1 = lt = None
    ne_5: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_13, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_8: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_5: "f32[7, 8][8, 1]cpu" = torch.ops.aten.full.default([7, 8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_13, -7, 6);  primals_13 = None
    bitwise_not: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_8);  unsqueeze_8 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor_5, _to_copy_28);  bitwise_not = scalar_tensor_5 = _to_copy_28 = None
    index_put: "f32[7, 8][8, 1]cpu" = torch.ops.aten.index_put.default(full_5, [clamp], where_5, True);  full_5 = clamp = where_5 = None
    _to_copy_29: "bf16[7, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(index_put, dtype = torch.bfloat16);  index_put = None
    return (div_2, _to_copy_29, view_61, view_40, view_33, permute_53, permute_48, permute_43, permute_32, permute_28, permute_24, permute_20, permute_16, None, None)
