def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.default(5, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy, 0.5);  _to_copy = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.6);  add = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp: "f32[5][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [5, 1]);  clamp = None
    _to_copy_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_1, None, 2);  add_1 = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 0.5);  _to_copy_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.3333333333333333);  add_2 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_2: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(clamp_2, [3]);  clamp_2 = None
    _to_copy_3: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_3: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[3][1]cpu" = torch.ops.aten.clamp.default(add_3, None, 3);  add_3 = None
    _unsafe_index: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    _unsafe_index_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    _unsafe_index_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    _unsafe_index_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3])
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_2, 0.0, 1.0);  sub_2 = None
    sub_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_4);  sub_3 = None
    add_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_4);  sub_4 = None
    add_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0.0, 1.0);  sub_5 = None
    sub_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_5);  sub_6 = None
    add_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    arange_2: "i64[6][1]cpu" = torch.ops.aten.arange.default(6, device = device(type='cpu'), pin_memory = False)
    _to_copy_4: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32);  arange_2 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, 0.4);  _to_copy_4 = None
    clamp_6: "f32[6][1]cpu" = torch.ops.aten.clamp.default(mul_5, 0.0);  mul_5 = None
    view_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_6, [6, 1]);  clamp_6 = None
    _to_copy_5: "i64[6, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_5, 1)
    clamp_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_7, None, 2);  add_7 = None
    arange_3: "i64[8][1]cpu" = torch.ops.aten.arange.default(8, device = device(type='cpu'), pin_memory = False)
    _to_copy_6: "f32[8][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_6, 0.42857142857142855)
    clamp_8: "f32[8][1]cpu" = torch.ops.aten.clamp.default(mul_6, 0.0);  mul_6 = None
    view_3: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_8, [8]);  clamp_8 = None
    _to_copy_7: "i64[8][1]cpu" = torch.ops.aten._to_copy.default(view_3, dtype = torch.int64)
    add_8: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    clamp_9: "i64[8][1]cpu" = torch.ops.aten.clamp.default(add_8, None, 3);  add_8 = None
    _unsafe_index_4: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5, _to_copy_7])
    _unsafe_index_5: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5, clamp_9])
    _unsafe_index_6: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_7, _to_copy_7])
    _unsafe_index_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_7, clamp_9])
    sub_7: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = None
    clamp_10: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_7, 0.0, 1.0);  sub_7 = None
    sub_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_10);  sub_8 = None
    add_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_10);  sub_9 = None
    add_10: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_10: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_5);  view_2 = None
    clamp_11: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0.0, 1.0);  sub_10 = None
    sub_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_11);  sub_11 = None
    add_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_9);  add_9 = mul_9 = None
    select: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, 0.5);  _to_copy_6 = None
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_12, 0.5);  add_12 = None
    sub_12: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(mul_10, 0.5);  mul_10 = None
    clamp_12: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_12, 0.0);  sub_12 = None
    view_4: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_12, [8]);  clamp_12 = None
    _to_copy_9: "i64[8][1]cpu" = torch.ops.aten._to_copy.default(view_4, dtype = torch.int64)
    add_13: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_9, 1)
    clamp_13: "i64[8][1]cpu" = torch.ops.aten.clamp.default(add_13, None, 3);  add_13 = None
    _unsafe_index_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(select, [None, None, _to_copy_9])
    _unsafe_index_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(select, [None, None, clamp_13]);  select = None
    sub_13: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_4, _to_copy_9);  view_4 = None
    clamp_14: "f32[8][1]cpu" = torch.ops.aten.clamp.default(sub_13, 0.0, 1.0);  sub_13 = None
    sub_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_9, _unsafe_index_8);  _unsafe_index_9 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, clamp_14);  sub_14 = None
    add_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_8, mul_11);  _unsafe_index_8 = mul_11 = None
    return (add_6, add_11, add_14, _to_copy_1, clamp_1, _to_copy_3, clamp_3, clamp_4, clamp_5, _to_copy_5, clamp_7, _to_copy_7, clamp_9, clamp_10, clamp_11, _to_copy_9, clamp_13, clamp_14)
