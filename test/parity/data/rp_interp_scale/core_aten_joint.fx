def forward(self, primals_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu", tangents_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_3: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu", tangents_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy, 0.5);  _to_copy = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, 1.6666666666666667);  add = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [3, 1]);  clamp = None
    _to_copy_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_1, None, 4);  add_1 = None
    arange_1: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 0.5);  _to_copy_2 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.6666666666666667);  add_2 = None
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_2: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_2, [2]);  clamp_2 = None
    _to_copy_3: "i64[2][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_3: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[2][1]cpu" = torch.ops.aten.clamp.default(add_3, None, 3);  add_3 = None
    index: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    index_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    index_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    index_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_1, clamp_3])
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_2, 0.0, 1.0);  sub_2 = None
    sub_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(index_1, index);  index_1 = None
    mul_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_4);  sub_3 = None
    add_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(index, mul_2);  index = mul_2 = None
    sub_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(index_3, index_2);  index_3 = None
    mul_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_4);  sub_4 = None
    add_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_2, mul_3);  index_2 = mul_3 = None
    sub_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0.0, 1.0);  sub_5 = None
    sub_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_5);  sub_6 = None
    add_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_4: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32);  arange_2 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 0.5);  _to_copy_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 1.6666666666666667);  add_7 = None
    sub_7: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, 0.5);  mul_5 = None
    clamp_6: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub_7, 0.0);  sub_7 = None
    view_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_6, [3, 1]);  clamp_6 = None
    _to_copy_5: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_8: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_5, 1)
    clamp_7: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_8, None, 4);  add_8 = None
    arange_3: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_6: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, 0.5);  _to_copy_6 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_9, 2.0);  add_9 = None
    sub_8: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_8: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_8, 0.0);  sub_8 = None
    view_3: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_8, [2]);  clamp_8 = None
    _to_copy_7: "i64[2][1]cpu" = torch.ops.aten._to_copy.default(view_3, dtype = torch.int64)
    add_10: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    clamp_9: "i64[2][1]cpu" = torch.ops.aten.clamp.default(add_10, None, 3);  add_10 = None
    index_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_5, _to_copy_7])
    index_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, _to_copy_5, clamp_9])
    index_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_7, _to_copy_7])
    index_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_7, clamp_9])
    sub_9: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = None
    clamp_10: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_9, 0.0, 1.0);  sub_9 = None
    sub_10: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(index_5, index_4);  index_5 = None
    mul_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_10);  sub_10 = None
    add_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_4, mul_7);  index_4 = mul_7 = None
    sub_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(index_7, index_6);  index_7 = None
    mul_8: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_10);  sub_11 = None
    add_12: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_6, mul_8);  index_6 = mul_8 = None
    sub_12: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_5);  view_2 = None
    clamp_11: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_12, 0.0, 1.0);  sub_12 = None
    sub_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_9: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_11);  sub_13 = None
    add_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_9);  add_11 = mul_9 = None
    arange_4: "i64[7][1]cpu" = torch.ops.aten.arange.start_step(0, 7, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_8: "f32[7][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float32);  arange_4 = None
    arange_5: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _to_copy_9: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_5, dtype = torch.float32);  arange_5 = None
    add_14: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_9, 0.5);  _to_copy_9 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.6666666666666666);  add_14 = None
    sub_14: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_10, 0.5);  mul_10 = None
    add_15: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_8, 0.5);  _to_copy_8 = None
    mul_11: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_15, 0.6666666666666666);  add_15 = None
    sub_15: "f32[7][1]cpu" = torch.ops.aten.sub.Tensor(mul_11, 0.5);  mul_11 = None
    unsqueeze: "f32[7, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_15, -1);  sub_15 = None
    floor: "f32[6][1]cpu" = torch.ops.aten.floor.default(sub_14)
    floor_1: "f32[7, 1][1, 1]cpu" = torch.ops.aten.floor.default(unsqueeze)
    sub_16: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, floor_1);  unsqueeze = None
    clamp_12: "f32[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_16, 0.0, 1.0);  sub_16 = None
    sub_17: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(sub_14, floor);  sub_14 = None
    clamp_13: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub_17, 0.0, 1.0);  sub_17 = None
    _to_copy_10: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(floor, dtype = torch.int64);  floor = None
    _to_copy_11: "i64[7, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(floor_1, dtype = torch.int64);  floor_1 = None
    sub_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_11, 1)
    add_16: "i64[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_11, 1)
    add_17: "i64[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_11, 2)
    sub_19: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_10, 1)
    add_18: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_10, 1)
    add_19: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_10, 2)
    sub_20: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_13)
    cat: "f32[12][1]cpu" = torch.ops.aten.cat.default([clamp_13, sub_20]);  sub_20 = None
    view_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [2, 6]);  cat = None
    add_20: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(clamp_13, 1.0)
    sub_21: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_13);  clamp_13 = None
    cat_1: "f32[12][1]cpu" = torch.ops.aten.cat.default([add_20, sub_21]);  add_20 = sub_21 = None
    view_5: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat_1, [2, 6]);  cat_1 = None
    mul_12: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, -0.75)
    sub_22: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_12, -3.75);  mul_12 = None
    mul_13: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, view_5);  sub_22 = None
    add_21: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, -6.0);  mul_13 = None
    mul_14: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, view_5);  add_21 = view_5 = None
    sub_23: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, -3.0);  mul_14 = None
    mul_15: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 1.25)
    sub_24: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_15, 2.25);  mul_15 = None
    mul_16: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_24, view_4);  sub_24 = None
    mul_17: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, view_4);  mul_16 = view_4 = None
    add_22: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, 1);  mul_17 = None
    slice_1: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(sub_23, 0, 0, 1)
    slice_2: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(sub_23, 0, 1, 2);  sub_23 = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(slice_1, [0]);  slice_1 = None
    squeeze_1: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(slice_2, [0]);  slice_2 = None
    slice_3: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(add_22, 0, 0, 1)
    slice_4: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(add_22, 0, 1, 2);  add_22 = None
    squeeze_2: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(slice_3, [0]);  slice_3 = None
    squeeze_3: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(slice_4, [0]);  slice_4 = None
    sub_25: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_12)
    cat_2: "f32[14, 1][1, 1]cpu" = torch.ops.aten.cat.default([clamp_12, sub_25]);  sub_25 = None
    view_6: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.view.default(cat_2, [2, 7, 1]);  cat_2 = None
    add_23: "f32[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(clamp_12, 1.0)
    sub_26: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_12);  clamp_12 = None
    cat_3: "f32[14, 1][1, 1]cpu" = torch.ops.aten.cat.default([add_23, sub_26]);  add_23 = sub_26 = None
    view_7: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.view.default(cat_3, [2, 7, 1]);  cat_3 = None
    mul_18: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, -0.75)
    sub_27: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_18, -3.75);  mul_18 = None
    mul_19: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_27, view_7);  sub_27 = None
    add_24: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, -6.0);  mul_19 = None
    mul_20: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, view_7);  add_24 = view_7 = None
    sub_28: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_20, -3.0);  mul_20 = None
    mul_21: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, 1.25)
    sub_29: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_21, 2.25);  mul_21 = None
    mul_22: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_29, view_6);  sub_29 = None
    mul_23: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, view_6);  mul_22 = view_6 = None
    add_25: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, 1);  mul_23 = None
    slice_5: "f32[1, 7, 1][7, 1, 1]cpu" = torch.ops.aten.slice.Tensor(sub_28, 0, 0, 1)
    slice_6: "f32[1, 7, 1][7, 1, 1]cpu" = torch.ops.aten.slice.Tensor(sub_28, 0, 1, 2);  sub_28 = None
    squeeze_4: "f32[7, 1][1, 1]cpu" = torch.ops.aten.squeeze.dims(slice_5, [0]);  slice_5 = None
    squeeze_5: "f32[7, 1][1, 1]cpu" = torch.ops.aten.squeeze.dims(slice_6, [0]);  slice_6 = None
    slice_7: "f32[1, 7, 1][7, 1, 1]cpu" = torch.ops.aten.slice.Tensor(add_25, 0, 0, 1)
    slice_8: "f32[1, 7, 1][7, 1, 1]cpu" = torch.ops.aten.slice.Tensor(add_25, 0, 1, 2);  add_25 = None
    squeeze_6: "f32[7, 1][1, 1]cpu" = torch.ops.aten.squeeze.dims(slice_7, [0]);  slice_7 = None
    squeeze_7: "f32[7, 1][1, 1]cpu" = torch.ops.aten.squeeze.dims(slice_8, [0]);  slice_8 = None
    clamp_14: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_18, 0, 4)
    clamp_15: "i64[6][1]cpu" = torch.ops.aten.clamp.default(sub_19, 0, 3)
    index_8: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_14, clamp_15])
    clamp_16: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_18, 0, 4)
    clamp_17: "i64[6][1]cpu" = torch.ops.aten.clamp.default(_to_copy_10, 0, 3)
    index_9: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_16, clamp_17])
    clamp_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_18, 0, 4)
    clamp_19: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_18, 0, 3)
    index_10: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_18, clamp_19])
    clamp_20: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_18, 0, 4);  sub_18 = None
    clamp_21: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_19, 0, 3)
    index_11: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_20, clamp_21])
    mul_24: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_8, squeeze);  index_8 = None
    mul_25: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_9, squeeze_2);  index_9 = None
    add_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, mul_25);  mul_24 = mul_25 = None
    mul_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_10, squeeze_3);  index_10 = None
    add_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_26);  add_26 = mul_26 = None
    mul_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_11, squeeze_1);  index_11 = None
    add_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_27);  add_27 = mul_27 = None
    clamp_22: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(_to_copy_11, 0, 4)
    clamp_23: "i64[6][1]cpu" = torch.ops.aten.clamp.default(sub_19, 0, 3)
    index_12: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_22, clamp_23])
    clamp_24: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(_to_copy_11, 0, 4)
    clamp_25: "i64[6][1]cpu" = torch.ops.aten.clamp.default(_to_copy_10, 0, 3)
    index_13: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_24, clamp_25])
    clamp_26: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(_to_copy_11, 0, 4)
    clamp_27: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_18, 0, 3)
    index_14: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_26, clamp_27])
    clamp_28: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(_to_copy_11, 0, 4);  _to_copy_11 = None
    clamp_29: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_19, 0, 3)
    index_15: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_28, clamp_29])
    mul_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_12, squeeze);  index_12 = None
    mul_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_13, squeeze_2);  index_13 = None
    add_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_28, mul_29);  mul_28 = mul_29 = None
    mul_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_14, squeeze_3);  index_14 = None
    add_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_30);  add_29 = mul_30 = None
    mul_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_15, squeeze_1);  index_15 = None
    add_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_31);  add_30 = mul_31 = None
    clamp_30: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_16, 0, 4)
    clamp_31: "i64[6][1]cpu" = torch.ops.aten.clamp.default(sub_19, 0, 3)
    index_16: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_30, clamp_31])
    clamp_32: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_16, 0, 4)
    clamp_33: "i64[6][1]cpu" = torch.ops.aten.clamp.default(_to_copy_10, 0, 3)
    index_17: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_32, clamp_33])
    clamp_34: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_16, 0, 4)
    clamp_35: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_18, 0, 3)
    index_18: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_34, clamp_35])
    clamp_36: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_16, 0, 4);  add_16 = None
    clamp_37: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_19, 0, 3)
    index_19: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_36, clamp_37])
    mul_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_16, squeeze);  index_16 = None
    mul_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_17, squeeze_2);  index_17 = None
    add_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    mul_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_18, squeeze_3);  index_18 = None
    add_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_34);  add_32 = mul_34 = None
    mul_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_19, squeeze_1);  index_19 = None
    add_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_35);  add_33 = mul_35 = None
    clamp_38: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_17, 0, 4)
    clamp_39: "i64[6][1]cpu" = torch.ops.aten.clamp.default(sub_19, 0, 3);  sub_19 = None
    index_20: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_38, clamp_39])
    clamp_40: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_17, 0, 4)
    clamp_41: "i64[6][1]cpu" = torch.ops.aten.clamp.default(_to_copy_10, 0, 3);  _to_copy_10 = None
    index_21: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_40, clamp_41])
    clamp_42: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_17, 0, 4)
    clamp_43: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_18, 0, 3);  add_18 = None
    index_22: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_42, clamp_43])
    clamp_44: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_17, 0, 4);  add_17 = None
    clamp_45: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_19, 0, 3);  add_19 = None
    index_23: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp_44, clamp_45])
    mul_36: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_20, squeeze);  index_20 = None
    mul_37: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_21, squeeze_2);  index_21 = None
    add_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_36, mul_37);  mul_36 = mul_37 = None
    mul_38: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_22, squeeze_3);  index_22 = None
    add_36: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_35, mul_38);  add_35 = mul_38 = None
    mul_39: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(index_23, squeeze_1);  index_23 = None
    add_37: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_36, mul_39);  add_36 = mul_39 = None
    mul_40: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_28, squeeze_4);  add_28 = None
    mul_41: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_31, squeeze_6);  add_31 = None
    add_38: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_40, mul_41);  mul_40 = mul_41 = None
    mul_42: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_34, squeeze_7);  add_34 = None
    add_39: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_38, mul_42);  add_38 = mul_42 = None
    mul_43: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_37, squeeze_5);  add_37 = None
    add_40: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_39, mul_43);  add_39 = mul_43 = None
    _adaptive_avg_pool2d: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [2, 2])
    _adaptive_avg_pool2d_backward: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d_backward.default(tangents_4, primals_1);  tangents_4 = primals_1 = None
    mul_44: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, squeeze_5);  squeeze_5 = None
    mul_45: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, squeeze_7);  squeeze_7 = None
    mul_46: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, squeeze_6);  squeeze_6 = None
    mul_47: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, squeeze_4);  tangents_3 = squeeze_4 = None
    mul_48: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, squeeze_1)
    mul_49: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, squeeze_3)
    mul_50: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, squeeze_2)
    mul_51: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, squeeze);  mul_44 = None
    full: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_44, clamp_45], mul_48, True);  full = clamp_44 = clamp_45 = mul_48 = None
    add_41: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(_adaptive_avg_pool2d_backward, index_put);  _adaptive_avg_pool2d_backward = index_put = None
    full_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, clamp_42, clamp_43], mul_49, True);  full_1 = clamp_42 = clamp_43 = mul_49 = None
    add_42: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_41, index_put_1);  add_41 = index_put_1 = None
    full_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_40, clamp_41], mul_50, True);  full_2 = clamp_40 = clamp_41 = mul_50 = None
    add_43: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_42, index_put_2);  add_42 = index_put_2 = None
    full_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_38, clamp_39], mul_51, True);  full_3 = clamp_38 = clamp_39 = mul_51 = None
    add_44: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_43, index_put_3);  add_43 = index_put_3 = None
    mul_52: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, squeeze_1)
    mul_53: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, squeeze_3)
    mul_54: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, squeeze_2)
    mul_55: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, squeeze);  mul_45 = None
    full_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_36, clamp_37], mul_52, True);  full_4 = clamp_36 = clamp_37 = mul_52 = None
    add_45: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_44, index_put_4);  add_44 = index_put_4 = None
    full_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, clamp_34, clamp_35], mul_53, True);  full_5 = clamp_34 = clamp_35 = mul_53 = None
    add_46: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_45, index_put_5);  add_45 = index_put_5 = None
    full_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, clamp_32, clamp_33], mul_54, True);  full_6 = clamp_32 = clamp_33 = mul_54 = None
    add_47: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_46, index_put_6);  add_46 = index_put_6 = None
    full_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, clamp_30, clamp_31], mul_55, True);  full_7 = clamp_30 = clamp_31 = mul_55 = None
    add_48: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_47, index_put_7);  add_47 = index_put_7 = None
    mul_56: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, squeeze_1)
    mul_57: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, squeeze_3)
    mul_58: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, squeeze_2)
    mul_59: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, squeeze);  mul_46 = None
    full_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, clamp_28, clamp_29], mul_56, True);  full_8 = clamp_28 = clamp_29 = mul_56 = None
    add_49: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_48, index_put_8);  add_48 = index_put_8 = None
    full_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, clamp_26, clamp_27], mul_57, True);  full_9 = clamp_26 = clamp_27 = mul_57 = None
    add_50: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_49, index_put_9);  add_49 = index_put_9 = None
    full_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_10, [None, None, clamp_24, clamp_25], mul_58, True);  full_10 = clamp_24 = clamp_25 = mul_58 = None
    add_51: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_50, index_put_10);  add_50 = index_put_10 = None
    full_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_11, [None, None, clamp_22, clamp_23], mul_59, True);  full_11 = clamp_22 = clamp_23 = mul_59 = None
    add_52: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_51, index_put_11);  add_51 = index_put_11 = None
    mul_60: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, squeeze_1);  squeeze_1 = None
    mul_61: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, squeeze_3);  squeeze_3 = None
    mul_62: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, squeeze_2);  squeeze_2 = None
    mul_63: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, squeeze);  mul_47 = squeeze = None
    full_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_12, [None, None, clamp_20, clamp_21], mul_60, True);  full_12 = clamp_20 = clamp_21 = mul_60 = None
    add_53: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_52, index_put_12);  add_52 = index_put_12 = None
    full_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_13, [None, None, clamp_18, clamp_19], mul_61, True);  full_13 = clamp_18 = clamp_19 = mul_61 = None
    add_54: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_53, index_put_13);  add_53 = index_put_13 = None
    full_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_14, [None, None, clamp_16, clamp_17], mul_62, True);  full_14 = clamp_16 = clamp_17 = mul_62 = None
    add_55: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_54, index_put_14);  add_54 = index_put_14 = None
    full_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_15, [None, None, clamp_14, clamp_15], mul_63, True);  full_15 = clamp_14 = clamp_15 = mul_63 = None
    add_56: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_55, index_put_15);  add_55 = index_put_15 = None
    mul_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_11);  clamp_11 = None
    neg: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_64)
    add_57: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg);  tangents_2 = neg = None
    mul_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, clamp_10)
    neg_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_65)
    add_58: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_64, neg_1);  mul_64 = neg_1 = None
    mul_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_57, clamp_10);  clamp_10 = None
    neg_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_66)
    add_59: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_57, neg_2);  add_57 = neg_2 = None
    full_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_16, [None, None, clamp_7, clamp_9], mul_65, True);  full_16 = mul_65 = None
    add_60: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_56, index_put_16);  add_56 = index_put_16 = None
    full_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_17, [None, None, clamp_7, _to_copy_7], add_58, True);  full_17 = clamp_7 = add_58 = None
    add_61: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_60, index_put_17);  add_60 = index_put_17 = None
    full_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_18, [None, None, _to_copy_5, clamp_9], mul_66, True);  full_18 = clamp_9 = mul_66 = None
    add_62: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_61, index_put_18);  add_61 = index_put_18 = None
    full_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_19, [None, None, _to_copy_5, _to_copy_7], add_59, True);  full_19 = _to_copy_5 = _to_copy_7 = add_59 = None
    add_63: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_62, index_put_19);  add_62 = index_put_19 = None
    mul_67: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_67)
    add_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_3);  tangents_1 = neg_3 = None
    mul_68: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, clamp_4)
    neg_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_68)
    add_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_67, neg_4);  mul_67 = neg_4 = None
    mul_69: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_64, clamp_4);  clamp_4 = None
    neg_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_69)
    add_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_64, neg_5);  add_64 = neg_5 = None
    full_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_20, [None, None, clamp_1, clamp_3], mul_68, True);  full_20 = mul_68 = None
    add_67: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_63, index_put_20);  add_63 = index_put_20 = None
    full_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_21, [None, None, clamp_1, _to_copy_3], add_65, True);  full_21 = clamp_1 = add_65 = None
    add_68: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_67, index_put_21);  add_67 = index_put_21 = None
    full_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_22, [None, None, _to_copy_1, clamp_3], mul_69, True);  full_22 = clamp_3 = mul_69 = None
    add_69: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_68, index_put_22);  add_68 = index_put_22 = None
    full_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_23, [None, None, _to_copy_1, _to_copy_3], add_66, True);  full_23 = _to_copy_1 = _to_copy_3 = add_66 = None
    add_70: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_69, index_put_23);  add_69 = index_put_23 = None
    return (add_6, add_13, add_40, _adaptive_avg_pool2d, add_70)
