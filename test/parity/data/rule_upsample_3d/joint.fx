def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu"):
    arange: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0);  arange = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    _to_copy: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy, -1);  _to_copy = None
    unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    arange_1: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 0.0);  arange_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    _to_copy_1: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.int64);  mul_1 = None
    unsqueeze_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_1, -1);  _to_copy_1 = None
    arange_2: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 0.0);  arange_2 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.5);  add_2 = None
    _to_copy_2: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_2, dtype = torch.int64);  mul_2 = None
    _unsafe_index: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, unsqueeze_2, _to_copy_2])
    arange_3: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    _to_copy_3: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 0.5);  _to_copy_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, 0.5);  mul_3 = None
    clamp: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(clamp, [4, 1, 1]);  clamp = None
    _to_copy_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 1)
    clamp_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(add_4, None, 1);  add_4 = None
    arange_4: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    _to_copy_5: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float32);  arange_4 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_5, 0.5);  _to_copy_5 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_4, 0.5);  mul_4 = None
    clamp_2: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_2, [4, 1]);  clamp_2 = None
    _to_copy_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, 1)
    clamp_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_6, None, 1);  add_6 = None
    arange_5: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    _to_copy_7: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(arange_5, dtype = torch.float32);  arange_5 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 0.5);  _to_copy_7 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.5);  add_7 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, 0.5);  mul_5 = None
    clamp_4: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub_2, 0.0);  sub_2 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(clamp_4, [4]);  clamp_4 = None
    _to_copy_8: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_8: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_8, 1)
    clamp_5: "i64[4][1]cpu" = torch.ops.aten.clamp.default(add_8, None, 1);  add_8 = None
    _unsafe_index_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, _to_copy_6, _to_copy_8])
    _unsafe_index_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, _to_copy_6, clamp_5])
    _unsafe_index_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, clamp_3, _to_copy_8])
    _unsafe_index_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, clamp_3, clamp_5])
    _unsafe_index_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_6, _to_copy_8])
    _unsafe_index_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_6, clamp_5])
    _unsafe_index_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3, _to_copy_8])
    _unsafe_index_8: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3, clamp_5])
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_8);  view_2 = None
    clamp_6: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_6);  sub_4 = None
    add_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_6);  _unsafe_index_1 = mul_6 = None
    sub_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, clamp_6);  sub_5 = None
    add_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_7);  _unsafe_index_3 = mul_7 = None
    sub_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_6, _unsafe_index_5);  _unsafe_index_6 = None
    mul_8: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_6);  sub_6 = None
    add_11: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_5, mul_8);  _unsafe_index_5 = mul_8 = None
    sub_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_8, _unsafe_index_7);  _unsafe_index_8 = None
    mul_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, clamp_6);  sub_7 = None
    add_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_7, mul_9);  _unsafe_index_7 = mul_9 = None
    sub_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_6);  view_1 = None
    clamp_7: "f32[4, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0.0, 1.0);  sub_8 = None
    sub_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_7);  sub_9 = None
    add_13: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_10);  add_9 = mul_10 = None
    sub_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_11: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_7);  sub_10 = None
    add_14: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_11);  add_11 = mul_11 = None
    sub_11: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_4);  view = None
    clamp_8: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0.0, 1.0);  sub_11 = None
    sub_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, add_13);  add_14 = None
    mul_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, clamp_8);  sub_12 = None
    add_15: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_12);  add_13 = mul_12 = None
    add_16: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, add_15);  _unsafe_index = add_15 = None
    arange_6: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_17: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_6, 0.5);  arange_6 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_17, 0.5);  add_17 = None
    _to_copy_9: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_13, dtype = torch.int64);  mul_13 = None
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_9, -1);  _to_copy_9 = None
    unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, -1);  unsqueeze_3 = None
    arange_7: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_18: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_7, 0.5);  arange_7 = None
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_18, 0.5);  add_18 = None
    _to_copy_10: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_14, dtype = torch.int64);  mul_14 = None
    unsqueeze_5: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_10, -1);  _to_copy_10 = None
    arange_8: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_19: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange_8, 0.5);  arange_8 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_19, 0.5);  add_19 = None
    _to_copy_11: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_15, dtype = torch.int64);  mul_15 = None
    _unsafe_index_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_4, unsqueeze_5, _to_copy_11]);  primals_1 = None
    add_20: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_16, _unsafe_index_9);  add_16 = _unsafe_index_9 = None
    new_zeros: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_4, unsqueeze_5, _to_copy_11], tangents_1, True);  new_zeros = unsqueeze_4 = unsqueeze_5 = _to_copy_11 = None
    mul_16: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_8);  clamp_8 = None
    neg: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_21: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg);  neg = None
    mul_17: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_7)
    neg_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_1);  mul_16 = neg_1 = None
    mul_18: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, clamp_7);  clamp_7 = None
    neg_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_23: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, neg_2);  add_21 = neg_2 = None
    mul_19: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, clamp_6)
    neg_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_19)
    add_24: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, neg_3);  mul_17 = neg_3 = None
    mul_20: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_22, clamp_6)
    neg_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_20)
    add_25: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, neg_4);  add_22 = neg_4 = None
    mul_21: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, clamp_6)
    neg_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_21)
    add_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, neg_5);  mul_18 = neg_5 = None
    mul_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_23, clamp_6);  clamp_6 = None
    neg_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, neg_6);  add_23 = neg_6 = None
    new_zeros_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_19, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_1, clamp_3, clamp_5], mul_19, True);  new_zeros_1 = mul_19 = None
    add_28: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_24, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_1, clamp_3, _to_copy_8], add_24, True);  new_zeros_2 = add_24 = None
    add_29: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_28, _unsafe_index_put_2);  add_28 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_20, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_1, _to_copy_6, clamp_5], mul_20, True);  new_zeros_3 = mul_20 = None
    add_30: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_29, _unsafe_index_put_3);  add_29 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_25, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, clamp_1, _to_copy_6, _to_copy_8], add_25, True);  new_zeros_4 = clamp_1 = add_25 = None
    add_31: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_30, _unsafe_index_put_4);  add_30 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_21, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, _to_copy_4, clamp_3, clamp_5], mul_21, True);  new_zeros_5 = mul_21 = None
    add_32: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_31, _unsafe_index_put_5);  add_31 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_26, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, _to_copy_4, clamp_3, _to_copy_8], add_26, True);  new_zeros_6 = clamp_3 = add_26 = None
    add_33: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_32, _unsafe_index_put_6);  add_32 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_22, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, _to_copy_4, _to_copy_6, clamp_5], mul_22, True);  new_zeros_7 = clamp_5 = mul_22 = None
    add_34: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_33, _unsafe_index_put_7);  add_33 = _unsafe_index_put_7 = None
    new_zeros_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_27, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, _to_copy_4, _to_copy_6, _to_copy_8], add_27, True);  new_zeros_8 = _to_copy_4 = _to_copy_6 = _to_copy_8 = add_27 = None
    add_35: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_34, _unsafe_index_put_8);  add_34 = _unsafe_index_put_8 = None
    new_zeros_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, unsqueeze_1, unsqueeze_2, _to_copy_2], tangents_1, True);  new_zeros_9 = unsqueeze_1 = unsqueeze_2 = _to_copy_2 = tangents_1 = None
    add_36: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_35, _unsafe_index_put_9);  add_35 = _unsafe_index_put_9 = None
    return (add_20, add_36)
