def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
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
    _unsafe_index_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3]);  clamp_1 = clamp_3 = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = _to_copy_3 = None
    clamp_4: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0, 1.0);  sub = None
    sub_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, clamp_4);  sub_1 = None
    add_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_4);  sub_2 = clamp_4 = None
    add_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = _to_copy_1 = None
    clamp_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, add_2);  add_3 = None
    mul_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_5);  sub_4 = clamp_5 = None
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
    _unsafe_index_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_7, clamp_9]);  clamp_7 = clamp_9 = None
    sub_7: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = _to_copy_7 = None
    clamp_10: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_7, 0.0, 1.0);  sub_7 = None
    sub_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_10);  sub_8 = None
    add_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_10);  sub_9 = clamp_10 = None
    add_10: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_10: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_5);  view_2 = _to_copy_5 = None
    clamp_11: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0.0, 1.0);  sub_10 = None
    sub_11: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_11);  sub_11 = clamp_11 = None
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
    _unsafe_index_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_13, clamp_15]);  clamp_13 = clamp_15 = None
    sub_12: "f32[1][1]cpu" = torch.ops.aten.sub.Tensor(view_5, _to_copy_11);  view_5 = _to_copy_11 = None
    clamp_16: "f32[1][1]cpu" = torch.ops.aten.clamp.default(sub_12, 0.0, 1.0);  sub_12 = None
    sub_13: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_9, _unsafe_index_8);  _unsafe_index_9 = None
    mul_12: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_16);  sub_13 = None
    add_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_8, mul_12);  _unsafe_index_8 = mul_12 = None
    sub_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_11, _unsafe_index_10);  _unsafe_index_11 = None
    mul_13: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, clamp_16);  sub_14 = clamp_16 = None
    add_15: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_10, mul_13);  _unsafe_index_10 = mul_13 = None
    sub_15: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, _to_copy_9);  view_4 = _to_copy_9 = None
    clamp_17: "f32[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_15, 0.0, 1.0);  sub_15 = None
    sub_16: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(add_15, add_14);  add_15 = None
    mul_14: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, clamp_17);  sub_16 = clamp_17 = None
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
    _unsafe_index_12: "f32[1, 2, 5, 6][60, 30, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, _to_copy_13]);  primals_1 = unsqueeze = _to_copy_13 = None
    return (add_4, add_11, add_16, _unsafe_index_12)
