def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu", tangents_4: "f32[1, 2, 5, 6][60, 30, 6, 1]cpu"):
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.default(5, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 0.5);  _to_copy = None
    clamp: "f32[5][1]cpu" = torch.ops.aten.clamp.default(mul, 0.0);  mul = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [5, 1]);  clamp = None
    _to_copy_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add: "i64[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add, None, 2);  add = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_2, 1.5);  _to_copy_2 = None
    clamp_2: "f32[3][1]cpu" = torch.ops.aten.clamp.default(mul_1, 0.0);  mul_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(clamp_2, [3]);  clamp_2 = None
    _to_copy_3: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_1: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[3][1]cpu" = torch.ops.aten.clamp.default(add_1, None, 3);  add_1 = None
    _unsafe_index: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    _unsafe_index_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    _unsafe_index_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    _unsafe_index_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3])
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0, 1.0);  sub = None
    sub_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, clamp_4);  sub_1 = None
    add_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_4);  sub_2 = None
    add_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, add_2);  add_3 = None
    mul_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_5);  sub_4 = None
    add_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_4);  add_2 = mul_4 = None
    arange_2: "i64[5][1]cpu" = torch.ops.aten.arange.default(5, device = device(type='cpu'), pin_memory = False)
    _to_copy_4: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32);  arange_2 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 0.5);  _to_copy_4 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.6);  add_5 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, 0.5);  mul_5 = None
    clamp_6: "f32[5][1]cpu" = torch.ops.aten.clamp.default(sub_5, 0.0);  sub_5 = None
    view_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_6, [5, 1]);  clamp_6 = None
    _to_copy_5: "i64[5, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_6: "i64[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_5, 1)
    clamp_7: "i64[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_6, None, 2);  add_6 = None
    arange_3: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy_6: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, 0.5);  _to_copy_6 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 1.3333333333333333);  add_7 = None
    sub_6: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_8: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_6, 0.0);  sub_6 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(clamp_8, [3]);  clamp_8 = None
    _to_copy_7: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(view_3, dtype = torch.int64)
    add_8: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    clamp_9: "i64[3][1]cpu" = torch.ops.aten.clamp.default(add_8, None, 3);  add_8 = None
    _unsafe_index_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5, _to_copy_7])
    _unsafe_index_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5, clamp_9])
    _unsafe_index_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_7, _to_copy_7])
    _unsafe_index_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_7, clamp_9])
    sub_7: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = None
    clamp_10: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_7, 0.0, 1.0);  sub_7 = None
    sub_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_10);  sub_8 = None
    add_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_10);  sub_9 = None
    add_10: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_10: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_5);  view_2 = None
    clamp_11: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0.0, 1.0);  sub_10 = None
    sub_11: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_11);  sub_11 = None
    add_11: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_9);  add_9 = mul_9 = None
    arange_4: "i64[1][1]cpu" = torch.ops.aten.arange.default(1, device = device(type='cpu'), pin_memory = False)
    _to_copy_8: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float32);  arange_4 = None
    mul_10: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_8, 0);  _to_copy_8 = None
    clamp_12: "f32[1][1]cpu" = torch.ops.aten.clamp.default(mul_10, 0.0);  mul_10 = None
    view_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_12, [1, 1]);  clamp_12 = None
    _to_copy_9: "i64[1, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_4, dtype = torch.int64)
    add_12: "i64[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_9, 1)
    clamp_13: "i64[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_12, None, 2);  add_12 = None
    arange_5: "i64[1][1]cpu" = torch.ops.aten.arange.default(1, device = device(type='cpu'), pin_memory = False)
    _to_copy_10: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(arange_5, dtype = torch.float32);  arange_5 = None
    mul_11: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_10, 0);  _to_copy_10 = None
    clamp_14: "f32[1][1]cpu" = torch.ops.aten.clamp.default(mul_11, 0.0);  mul_11 = None
    view_5: "f32[1][1]cpu" = torch.ops.aten.view.default(clamp_14, [1]);  clamp_14 = None
    _to_copy_11: "i64[1][1]cpu" = torch.ops.aten._to_copy.default(view_5, dtype = torch.int64)
    add_13: "i64[1][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_11, 1)
    clamp_15: "i64[1][1]cpu" = torch.ops.aten.clamp.default(add_13, None, 3);  add_13 = None
    _unsafe_index_8: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_9, _to_copy_11])
    _unsafe_index_9: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_9, clamp_15])
    _unsafe_index_10: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_13, _to_copy_11])
    _unsafe_index_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_13, clamp_15])
    sub_12: "f32[1][1]cpu" = torch.ops.aten.sub.Tensor(view_5, _to_copy_11);  view_5 = None
    clamp_16: "f32[1][1]cpu" = torch.ops.aten.clamp.default(sub_12, 0.0, 1.0);  sub_12 = None
    sub_13: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_9, _unsafe_index_8);  _unsafe_index_9 = None
    mul_12: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_16);  sub_13 = None
    add_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_8, mul_12);  _unsafe_index_8 = mul_12 = None
    sub_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_11, _unsafe_index_10);  _unsafe_index_11 = None
    mul_13: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, clamp_16);  sub_14 = None
    add_15: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_10, mul_13);  _unsafe_index_10 = mul_13 = None
    sub_15: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, _to_copy_9);  view_4 = None
    clamp_17: "f32[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_15, 0.0, 1.0);  sub_15 = None
    sub_16: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(add_15, add_14);  add_15 = None
    mul_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, clamp_17);  sub_16 = None
    add_16: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_14);  add_14 = mul_14 = None
    arange_6: "f32[5][1]cpu" = torch.ops.aten.arange.default(5, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_17: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(arange_6, 0.0);  arange_6 = None
    mul_15: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add_17, 0.5882352941176471);  add_17 = None
    _to_copy_12: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(mul_15, dtype = torch.int64);  mul_15 = None
    unsqueeze: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_12, -1);  _to_copy_12 = None
    arange_7: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_18: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange_7, 0.0);  arange_7 = None
    mul_16: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_18, 0.5882352941176471);  add_18 = None
    _to_copy_13: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_16, dtype = torch.int64);  mul_16 = None
    _unsafe_index_12: "f32[1, 2, 5, 6][60, 30, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, _to_copy_13]);  primals_1 = None
    new_zeros: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_4, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze, _to_copy_13], tangents_4, True);  new_zeros = unsqueeze = _to_copy_13 = tangents_4 = None
    mul_17: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_17);  clamp_17 = None
    neg: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_19: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    mul_18: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, clamp_16)
    neg_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_20: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, neg_1);  mul_17 = neg_1 = None
    mul_19: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, clamp_16);  clamp_16 = None
    neg_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_19)
    add_21: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_19, neg_2);  add_19 = neg_2 = None
    new_zeros_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_18, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_13, clamp_15], mul_18, True);  new_zeros_1 = mul_18 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_20, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_13, _to_copy_11], add_20, True);  new_zeros_2 = clamp_13 = add_20 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, _unsafe_index_put_2);  add_22 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_19, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, _to_copy_9, clamp_15], mul_19, True);  new_zeros_3 = clamp_15 = mul_19 = None
    add_24: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, _unsafe_index_put_3);  add_23 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_21, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, _to_copy_9, _to_copy_11], add_21, True);  new_zeros_4 = _to_copy_9 = _to_copy_11 = add_21 = None
    add_25: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_24, _unsafe_index_put_4);  add_24 = _unsafe_index_put_4 = None
    mul_20: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_11);  clamp_11 = None
    neg_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_20)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_3);  tangents_2 = neg_3 = None
    mul_21: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, clamp_10)
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_21)
    add_27: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_20, neg_4);  mul_20 = neg_4 = None
    mul_22: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_26, clamp_10);  clamp_10 = None
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_28: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_26, neg_5);  add_26 = neg_5 = None
    new_zeros_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_21, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, clamp_7, clamp_9], mul_21, True);  new_zeros_5 = mul_21 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_25, _unsafe_index_put_5);  add_25 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_27, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, clamp_7, _to_copy_7], add_27, True);  new_zeros_6 = clamp_7 = add_27 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, _unsafe_index_put_6);  add_29 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_22, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, _to_copy_5, clamp_9], mul_22, True);  new_zeros_7 = clamp_9 = mul_22 = None
    add_31: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_30, _unsafe_index_put_7);  add_30 = _unsafe_index_put_7 = None
    new_zeros_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_28, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, _to_copy_5, _to_copy_7], add_28, True);  new_zeros_8 = _to_copy_5 = _to_copy_7 = add_28 = None
    add_32: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_31, _unsafe_index_put_8);  add_31 = _unsafe_index_put_8 = None
    mul_23: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_23)
    add_33: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_6);  tangents_1 = neg_6 = None
    mul_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, clamp_4)
    neg_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_24)
    add_34: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, neg_7);  mul_23 = neg_7 = None
    mul_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_33, clamp_4);  clamp_4 = None
    neg_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_25)
    add_35: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_33, neg_8);  add_33 = neg_8 = None
    new_zeros_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_24, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, clamp_1, clamp_3], mul_24, True);  new_zeros_9 = mul_24 = None
    add_36: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_32, _unsafe_index_put_9);  add_32 = _unsafe_index_put_9 = None
    new_zeros_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_34, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_10, [None, None, clamp_1, _to_copy_3], add_34, True);  new_zeros_10 = clamp_1 = add_34 = None
    add_37: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_36, _unsafe_index_put_10);  add_36 = _unsafe_index_put_10 = None
    new_zeros_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_25, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_11, [None, None, _to_copy_1, clamp_3], mul_25, True);  new_zeros_11 = clamp_3 = mul_25 = None
    add_38: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_37, _unsafe_index_put_11);  add_37 = _unsafe_index_put_11 = None
    new_zeros_12: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_35, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_12: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_12, [None, None, _to_copy_1, _to_copy_3], add_35, True);  new_zeros_12 = _to_copy_1 = _to_copy_3 = add_35 = None
    add_39: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_38, _unsafe_index_put_12);  add_38 = _unsafe_index_put_12 = None
    return (add_4, add_11, add_16, _unsafe_index_12, add_39)
