def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_3: "f32[2, 3, 8][24, 8, 1]cpu"):
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy, 0.5);  _to_copy = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.6);  add = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp: "f32[5][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [5, 1]);  clamp = None
    _to_copy_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_1, None, 2);  add_1 = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 0.5);  _to_copy_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.3333333333333333);  add_2 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_2: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(clamp_2, [3]);  clamp_2 = None
    _to_copy_3: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_3: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[3][1]cpu" = torch.ops.aten.clamp.default(add_3, None, 3);  add_3 = None
    index: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    index_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    index_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    index_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_1, clamp_3])
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_2, 0.0, 1.0);  sub_2 = None
    sub_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(index_1, index);  index_1 = None
    mul_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_4);  sub_3 = None
    add_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(index, mul_2);  index = mul_2 = None
    sub_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(index_3, index_2);  index_3 = None
    mul_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_4);  sub_4 = None
    add_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_2, mul_3);  index_2 = mul_3 = None
    sub_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0.0, 1.0);  sub_5 = None
    sub_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_5);  sub_6 = None
    add_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    arange_2: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_4: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32);  arange_2 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, 0.4);  _to_copy_4 = None
    clamp_6: "f32[6][1]cpu" = torch.ops.aten.clamp.default(mul_5, 0.0);  mul_5 = None
    view_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_6, [6, 1]);  clamp_6 = None
    _to_copy_5: "i64[6, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_5, 1)
    clamp_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_7, None, 2);  add_7 = None
    arange_3: "i64[8][1]cpu" = torch.ops.aten.arange.start_step(0, 8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_6: "f32[8][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_6, 0.42857142857142855);  _to_copy_6 = None
    clamp_8: "f32[8][1]cpu" = torch.ops.aten.clamp.default(mul_6, 0.0);  mul_6 = None
    view_3: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_8, [8]);  clamp_8 = None
    _to_copy_7: "i64[8][1]cpu" = torch.ops.aten._to_copy.default(view_3, dtype = torch.int64)
    add_8: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    clamp_9: "i64[8][1]cpu" = torch.ops.aten.clamp.default(add_8, None, 3);  add_8 = None
    index_4: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_5, _to_copy_7])
    index_5: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_5, clamp_9])
    index_6: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_7, _to_copy_7])
    index_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_7, clamp_9])
    sub_7: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = None
    clamp_10: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_7, 0.0, 1.0);  sub_7 = None
    sub_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(index_5, index_4);  index_5 = None
    mul_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_10);  sub_8 = None
    add_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(index_4, mul_7);  index_4 = mul_7 = None
    sub_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(index_7, index_6);  index_7 = None
    mul_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_10);  sub_9 = None
    add_10: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(index_6, mul_8);  index_6 = mul_8 = None
    sub_10: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_5);  view_2 = None
    clamp_11: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0.0, 1.0);  sub_10 = None
    sub_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_11);  sub_11 = None
    add_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_9);  add_9 = mul_9 = None
    select: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    arange_4: "i64[8][1]cpu" = torch.ops.aten.arange.start_step(0, 8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_8: "f32[8][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float32);  arange_4 = None
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_8, 0.5);  _to_copy_8 = None
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_12, 0.5);  add_12 = None
    sub_12: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(mul_10, 0.5);  mul_10 = None
    clamp_12: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_12, 0.0);  sub_12 = None
    view_4: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_12, [8]);  clamp_12 = None
    _to_copy_9: "i64[8][1]cpu" = torch.ops.aten._to_copy.default(view_4, dtype = torch.int64)
    add_13: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_9, 1)
    clamp_13: "i64[8][1]cpu" = torch.ops.aten.clamp.default(add_13, None, 3);  add_13 = None
    index_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.index.Tensor(select, [None, None, _to_copy_9])
    index_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.index.Tensor(select, [None, None, clamp_13]);  select = None
    sub_13: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_4, _to_copy_9);  view_4 = None
    clamp_14: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_13, 0.0, 1.0);  sub_13 = None
    sub_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.sub.Tensor(index_9, index_8);  index_9 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, clamp_14);  sub_14 = None
    add_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(index_8, mul_11);  index_8 = mul_11 = None
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_14);  clamp_14 = None
    neg: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    full: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_13], mul_12, True);  full = clamp_13 = mul_12 = None
    full_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, _to_copy_9], add_15, True);  full_1 = _to_copy_9 = add_15 = None
    add_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    full_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_5: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_5: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_5, [-1, 1, 1, 1]);  arange_5 = None
    eq: "b8[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view_5, 0);  view_5 = None
    unsqueeze: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(add_16, 0);  add_16 = None
    expand: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [1, 2, 3, 4]);  unsqueeze = None
    where: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.where.self(eq, expand, full_2);  eq = expand = full_2 = None
    mul_13: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_11);  clamp_11 = None
    neg_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_17: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_1);  tangents_2 = neg_1 = None
    mul_14: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_10)
    neg_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_18: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_2);  mul_13 = neg_2 = None
    mul_15: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, clamp_10);  clamp_10 = None
    neg_3: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_19: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_17, neg_3);  add_17 = neg_3 = None
    full_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_7, clamp_9], mul_14, True);  full_3 = mul_14 = None
    add_20: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(where, index_put_2);  where = index_put_2 = None
    full_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_7, _to_copy_7], add_18, True);  full_4 = clamp_7 = add_18 = None
    add_21: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_20, index_put_3);  add_20 = index_put_3 = None
    full_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, _to_copy_5, clamp_9], mul_15, True);  full_5 = clamp_9 = mul_15 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, index_put_4);  add_21 = index_put_4 = None
    full_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, _to_copy_5, _to_copy_7], add_19, True);  full_6 = _to_copy_5 = _to_copy_7 = add_19 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, index_put_5);  add_22 = index_put_5 = None
    mul_16: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_4);  tangents_1 = neg_4 = None
    mul_17: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_4)
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_5);  mul_16 = neg_5 = None
    mul_18: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, clamp_4);  clamp_4 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_24, neg_6);  add_24 = neg_6 = None
    full_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, clamp_1, clamp_3], mul_17, True);  full_7 = mul_17 = None
    add_27: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, index_put_6);  add_23 = index_put_6 = None
    full_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, clamp_1, _to_copy_3], add_25, True);  full_8 = clamp_1 = add_25 = None
    add_28: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, index_put_7);  add_27 = index_put_7 = None
    full_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, _to_copy_1, clamp_3], mul_18, True);  full_9 = clamp_3 = mul_18 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, index_put_8);  add_28 = index_put_8 = None
    full_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_10, [None, None, _to_copy_1, _to_copy_3], add_26, True);  full_10 = _to_copy_1 = _to_copy_3 = add_26 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, index_put_9);  add_29 = index_put_9 = None
    return (add_6, add_11, add_14, add_30)
