def forward(self, primals_1: "f32[1, 2, 4][8, 4, 1]cpu", tangents_1: "f32[1, 2, 6][12, 6, 1]cpu"):
    arange: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0);  arange = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.6666666666666666);  add = None
    _to_copy: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    _unsafe_index: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy])
    arange_1: "i64[6][1]cpu" = torch.ops.aten.arange.default(6, device = device(type='cpu'), pin_memory = False)
    _to_copy_1: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 0.5);  _to_copy_1 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.6666666666666666);  add_1 = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp, [6]);  clamp = None
    _to_copy_2: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_2: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 1)
    clamp_1: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_2, None, 3);  add_2 = None
    _unsafe_index_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_2])
    _unsafe_index_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1])
    sub_1: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_2);  view = None
    clamp_2: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0, 1.0);  sub_1 = None
    sub_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_2);  sub_2 = None
    add_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_2);  _unsafe_index_1 = mul_2 = None
    arange_2: "i64[6][1]cpu" = torch.ops.aten.arange.default(6, device = device(type='cpu'), pin_memory = False)
    _to_copy_3: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32);  arange_2 = None
    mul_3: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_3, 0.6);  _to_copy_3 = None
    clamp_3: "f32[6][1]cpu" = torch.ops.aten.clamp.default(mul_3, 0.0);  mul_3 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_3, [6]);  clamp_3 = None
    _to_copy_4: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_4: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 1)
    clamp_4: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_4, None, 3);  add_4 = None
    _unsafe_index_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4])
    _unsafe_index_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_4])
    sub_3: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_4);  view_1 = None
    clamp_5: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_5);  sub_4 = None
    add_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_4);  _unsafe_index_3 = mul_4 = None
    mul_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, add_5)
    add_6: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_5);  _unsafe_index = mul_5 = None
    arange_3: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange_3, 0.5);  arange_3 = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.6666666666666666);  add_7 = None
    _to_copy_5: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_6, dtype = torch.int64);  mul_6 = None
    _unsafe_index_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5]);  primals_1 = None
    add_8: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_6, _unsafe_index_5);  add_6 = _unsafe_index_5 = None
    new_zeros: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, _to_copy_5], tangents_1, True);  new_zeros = _to_copy_5 = None
    mul_7: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_3);  add_3 = None
    mul_8: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_5);  add_5 = None
    mul_9: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, clamp_5);  clamp_5 = None
    neg: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_9)
    add_9: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, neg);  mul_7 = neg = None
    new_zeros_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_9, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_4], mul_9, True);  new_zeros_1 = clamp_4 = mul_9 = None
    add_10: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_9, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, _to_copy_4], add_9, True);  new_zeros_2 = _to_copy_4 = add_9 = None
    add_11: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_index_put_2);  add_10 = _unsafe_index_put_2 = None
    mul_10: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, clamp_2);  clamp_2 = None
    neg_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_10)
    add_12: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_8, neg_1);  mul_8 = neg_1 = None
    new_zeros_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_10, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_1], mul_10, True);  new_zeros_3 = clamp_1 = mul_10 = None
    add_13: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _unsafe_index_put_3);  add_11 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_12, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, _to_copy_2], add_12, True);  new_zeros_4 = _to_copy_2 = add_12 = None
    add_14: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, _unsafe_index_put_4);  add_13 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, _to_copy], tangents_1, True);  new_zeros_5 = _to_copy = tangents_1 = None
    add_15: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_14, _unsafe_index_put_5);  add_14 = _unsafe_index_put_5 = None
    return (add_8, add_15)
