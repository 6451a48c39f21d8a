def forward(self, primals_1: "f32[7, 8][8, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[8, 8][8, 1]cpu", primals_6: "f32[4, 8][8, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu", primals_8: "f32[8, 8][8, 1]cpu", primals_9: "f32[16, 8][8, 1]cpu", primals_10: "f32[16, 8][8, 1]cpu", primals_11: "f32[8, 16][16, 1]cpu", primals_12: "f32[7, 8][8, 1]cpu", primals_13: "i64[2, 3][3, 1]cpu", primals_14: "i64[2, 3][3, 1]cpu"):
    embedding: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_13);  primals_1 = None
    pow_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(embedding, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [-1], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean, 1e-06);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
    mul_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, mul);  mul = None
    permute: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    view: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 8]);  mul_1 = None
    mm: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view, permute)
    view_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 8]);  mm = None
    view_2: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_1, [2, 3, 4, 2]);  view_1 = None
    permute_1: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    permute_2: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_6, [1, 0]);  primals_6 = None
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, permute_2)
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 4]);  mm_1 = None
    view_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_4, [2, 3, 2, 2]);  view_4 = None
    permute_3: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1, 3]);  view_5 = None
    permute_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, permute_4)
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    view_8: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_7, [2, 3, 2, 2]);  view_7 = None
    permute_5: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1, 3]);  view_8 = None
    iota: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[1][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(convert_element_type, 2);  convert_element_type = None
    pow_2: "f32[1][1]cpu" = torch.ops.aten.pow.Scalar(10000.0, div);  div = None
    reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(pow_2);  pow_2 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_1: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32)
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1);  convert_element_type_1 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    unsqueeze_2: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 1);  mul_3 = None
    expand: "f32[3, 2, 1][1, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [3, 2, 1]);  unsqueeze_2 = None
    view_9: "f32[3, 2][1, 0]cpu" = torch.ops.aten.view.default(expand, [3, 2]);  expand = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(view_9);  view_9 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(clone)
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(clone);  clone = None
    mul_4: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.mul.Tensor(permute_1, cos)
    slice_1: "f32[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(permute_1, 3, 1, 9223372036854775807)
    neg: "f32[2, 4, 3, 1][12, 1, 4, 1]cpu" = torch.ops.aten.neg.default(slice_1);  slice_1 = None
    slice_2: "f32[2, 4, 3, 1][24, 2, 8, 1]cpu" = torch.ops.aten.slice.Tensor(permute_1, 3, 0, 1);  permute_1 = None
    cat: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg, slice_2], -1);  neg = slice_2 = None
    mul_5: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat, sin);  cat = None
    add_1: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.mul.Tensor(permute_3, cos);  cos = None
    slice_3: "f32[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(permute_3, 3, 1, 9223372036854775807)
    neg_1: "f32[2, 2, 3, 1][6, 1, 2, 1]cpu" = torch.ops.aten.neg.default(slice_3);  slice_3 = None
    slice_4: "f32[2, 2, 3, 1][12, 2, 4, 1]cpu" = torch.ops.aten.slice.Tensor(permute_3, 3, 0, 1);  permute_3 = None
    cat_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.cat.default([neg_1, slice_4], -1);  neg_1 = slice_4 = None
    mul_7: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(cat_1, sin);  cat_1 = sin = None
    add_2: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    unsqueeze_3: "f32[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, 2);  add_2 = None
    expand_1: "f32[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [2, 2, 2, 3, 2]);  unsqueeze_3 = None
    clone_1: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_10: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(clone_1, [2, 4, 3, 2]);  clone_1 = None
    unsqueeze_4: "f32[2, 2, 1, 3, 2][12, 2, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute_5, 2);  permute_5 = None
    expand_2: "f32[2, 2, 2, 3, 2][12, 2, 0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_4, [2, 2, 2, 3, 2]);  unsqueeze_4 = None
    clone_2: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format);  expand_2 = None
    view_11: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [2, 4, 3, 2]);  clone_2 = None
    permute_6: "f32[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 1, 3, 2]);  view_10 = None
    expand_3: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.expand.default(add_1, [2, 4, 3, 2]);  add_1 = None
    clone_3: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_12: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_3, [8, 3, 2]);  clone_3 = None
    expand_4: "f32[2, 4, 2, 3][24, 6, 1, 2]cpu" = torch.ops.aten.expand.default(permute_6, [2, 4, 2, 3]);  permute_6 = None
    view_13: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.view.default(expand_4, [8, 2, 3]);  expand_4 = None
    bmm: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_12, view_13)
    view_14: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 3, 3]);  bmm = None
    div_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_14, 1.4142135623730951);  view_14 = None
    full: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], -inf, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    unsqueeze_5: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -2)
    unsqueeze_6: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_5, unsqueeze_6);  unsqueeze_5 = unsqueeze_6 = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(sub, 1);  sub = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, full, scalar_tensor);  ge = full = scalar_tensor = None
    add_3: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(div_1, where);  div_1 = where = None
    amax: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.amax.default(add_3, [-1], True)
    sub_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, amax);  add_3 = amax = None
    exp: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div_2: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_5: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div_2, [2, 4, 3, 3])
    view_15: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_5, [8, 3, 3]);  expand_5 = None
    expand_6: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.expand.default(view_11, [2, 4, 3, 2]);  view_11 = None
    view_16: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(expand_6, [8, 3, 2]);  expand_6 = None
    bmm_1: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_15, view_16);  view_15 = None
    view_17: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 2]);  bmm_1 = None
    permute_7: "f32[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_17, [0, 2, 1, 3]);  view_17 = None
    clone_4: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    view_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(clone_4, [2, 3, 8]);  clone_4 = None
    permute_8: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_8, [1, 0]);  primals_8 = None
    view_19: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(view_18, [6, 8]);  view_18 = None
    mm_3: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_19, permute_8)
    view_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 3, 8])
    add_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, view_20);  view_20 = None
    pow_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_4, 2)
    mean_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_3, [-1], True);  pow_3 = None
    add_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_1, 1e-06);  mean_1 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_5);  add_5 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, rsqrt_1)
    mul_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, mul_8);  mul_8 = None
    permute_9: "f32[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    view_21: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_9, [6, 8]);  mul_9 = None
    mm_4: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_21, permute_9)
    view_22: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 16])
    neg_2: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.neg.default(view_22)
    exp_1: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_6: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1);  exp_1 = None
    div_3: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.div.Tensor(view_22, add_6);  view_22 = add_6 = None
    permute_10: "f32[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(primals_10, [1, 0]);  primals_10 = None
    mm_5: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_21, permute_10)
    view_24: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 16])
    mul_10: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, view_24);  div_3 = view_24 = None
    permute_11: "f32[16, 8][1, 16]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    view_25: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_10, [6, 16]);  mul_10 = None
    mm_6: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_25, permute_11)
    view_26: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_6, [2, 3, 8]);  mm_6 = None
    add_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, view_26);  add_4 = view_26 = None
    pow_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_7, 2)
    mean_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_4, [-1], True);  pow_4 = None
    add_8: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mean_2, 1e-06);  mean_2 = None
    rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_8);  add_8 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, rsqrt_2)
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, mul_11);  mul_11 = None
    permute_12: "f32[8, 7][1, 8]cpu" = torch.ops.aten.permute.default(primals_12, [1, 0]);  primals_12 = None
    view_27: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_12, [6, 8]);  mul_12 = None
    mm_7: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_27, permute_12)
    view_28: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 3, 7]);  mm_7 = None
    view_29: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(view_28, [-1, 7]);  view_28 = None
    view_30: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_14, [-1])
    amax_1: "f32[6, 1][1, 1]cpu" = torch.ops.aten.amax.default(view_29, [1], True)
    sub_2: "f32[6, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(view_29, amax_1);  view_29 = amax_1 = None
    exp_2: "f32[6, 7][7, 1]cpu" = torch.ops.aten.exp.default(sub_2)
    sum_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_2, [1], True);  exp_2 = None
    log: "f32[6, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    sub_3: "f32[6, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, log);  sub_2 = log = None
    alias_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.alias.default(sub_3)
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_30, -100)
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[6][1]cpu" = torch.ops.aten.where.self(ne, view_30, scalar_tensor_1);  scalar_tensor_1 = None
    unsqueeze_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, 1);  where_1 = None
    gather: "f32[6, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_3, 1, unsqueeze_7);  sub_3 = unsqueeze_7 = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg_3: "f32[6][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[6][1]cpu" = torch.ops.aten.where.self(ne, neg_3, scalar_tensor_2);  ne = neg_3 = scalar_tensor_2 = None
    ne_2: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_30, -100);  view_30 = None
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type_2: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32);  sum_3 = None
    sum_4: "f32[][]cpu" = torch.ops.aten.sum.default(where_2);  where_2 = None
    div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_4, convert_element_type_2);  sum_4 = None
    alias_5: "f32[6, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp_3: "f32[6, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    permute_15: "f32[7, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    permute_19: "f32[8, 16][16, 1]cpu" = torch.ops.aten.permute.default(permute_11, [1, 0]);  permute_11 = None
    permute_23: "f32[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_10, [1, 0]);  permute_10 = None
    permute_27: "f32[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    permute_31: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_35: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_16, [0, 2, 1]);  view_16 = None
    permute_36: "f32[8, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_12, [0, 2, 1]);  view_12 = None
    permute_37: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.permute.default(view_13, [0, 2, 1]);  view_13 = None
    permute_42: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    permute_47: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    permute_52: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (div_4, primals_2, primals_3, primals_4, primals_13, primals_14, embedding, rsqrt, view, div_2, view_19, mm_3, rsqrt_1, view_21, mm_4, mm_5, view_25, add_7, rsqrt_2, view_27, convert_element_type_2, exp_3, permute_15, permute_19, permute_23, permute_27, permute_31, permute_35, permute_36, permute_37, permute_42, permute_47, permute_52)
