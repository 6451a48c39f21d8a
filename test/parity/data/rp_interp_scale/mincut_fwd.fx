def forward(self, primals_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(_to_copy, 0.5);  _to_copy = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, 1.6666666666666667);  add = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp: "f32[3][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [3, 1]);  clamp = None
    _to_copy_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_1, None, 4);  add_1 = None
    arange_1: "i64[2][1]cpu" = torch.ops.aten.arange.default(2, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 0.5);  _to_copy_2 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.6666666666666667)
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_2: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_2, [2]);  clamp_2 = None
    _to_copy_3: "i64[2][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_3: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[2][1]cpu" = torch.ops.aten.clamp.default(add_3, None, 3);  add_3 = None
    _unsafe_index: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    _unsafe_index_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    _unsafe_index_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    _unsafe_index_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3])
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_2, 0.0, 1.0);  sub_2 = None
    sub_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_4);  sub_3 = None
    add_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_4);  sub_4 = None
    add_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0.0, 1.0);  sub_5 = None
    sub_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_5);  sub_6 = None
    add_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 2.0);  add_2 = None
    sub_8: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_8: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_8, 0.0);  sub_8 = None
    view_3: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_8, [2]);  clamp_8 = None
    _to_copy_7: "i64[2][1]cpu" = torch.ops.aten._to_copy.default(view_3, dtype = torch.int64)
    add_10: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    clamp_9: "i64[2][1]cpu" = torch.ops.aten.clamp.default(add_10, None, 3);  add_10 = None
    _unsafe_index_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_7])
    _unsafe_index_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, clamp_9])
    _unsafe_index_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_7])
    _unsafe_index_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_9])
    sub_9: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_3, _to_copy_7);  view_3 = None
    clamp_10: "f32[2][1]cpu" = torch.ops.aten.clamp.default(sub_9, 0.0, 1.0);  sub_9 = None
    sub_10: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_10);  sub_10 = None
    add_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_10);  sub_11 = None
    add_12: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_9: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_5);  sub_13 = None
    add_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_9);  add_11 = mul_9 = None
    arange_4: "i64[7][1]cpu" = torch.ops.aten.arange.default(7, device = device(type='cpu'), pin_memory = False)
    _to_copy_8: "f32[7][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float32);  arange_4 = None
    arange_5: "i64[6][1]cpu" = torch.ops.aten.arange.default(6, device = device(type='cpu'), pin_memory = False)
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
    rsub: "f32[6][1]cpu" = torch.ops.aten.rsub.Scalar(clamp_13, 1.0)
    stack: "f32[2, 6][6, 1]cpu" = torch.ops.aten.stack.default([clamp_13, rsub]);  rsub = None
    add_20: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(clamp_13, 1.0)
    rsub_1: "f32[6][1]cpu" = torch.ops.aten.rsub.Scalar(clamp_13, 2.0);  clamp_13 = None
    stack_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.stack.default([add_20, rsub_1]);  add_20 = rsub_1 = None
    mul_12: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(stack_1, -0.75)
    sub_20: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_12, -3.75);  mul_12 = None
    mul_13: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_20, stack_1);  sub_20 = None
    add_21: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, -6.0);  mul_13 = None
    mul_14: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, stack_1);  add_21 = stack_1 = None
    sub_21: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, -3.0);  mul_14 = None
    mul_15: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(stack, 1.25)
    sub_22: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_15, 2.25);  mul_15 = None
    mul_16: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, stack);  sub_22 = None
    mul_17: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, stack);  mul_16 = stack = None
    add_22: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, 1);  mul_17 = None
    unbind = torch.ops.aten.unbind.int(sub_21);  sub_21 = None
    getitem: "f32[6][1]cpu" = unbind[0]
    getitem_1: "f32[6][1]cpu" = unbind[1];  unbind = None
    unbind_1 = torch.ops.aten.unbind.int(add_22);  add_22 = None
    getitem_2: "f32[6][1]cpu" = unbind_1[0]
    getitem_3: "f32[6][1]cpu" = unbind_1[1];  unbind_1 = None
    rsub_2: "f32[7, 1][1, 1]cpu" = torch.ops.aten.rsub.Scalar(clamp_12, 1.0)
    stack_2: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.stack.default([clamp_12, rsub_2]);  rsub_2 = None
    add_23: "f32[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(clamp_12, 1.0)
    rsub_3: "f32[7, 1][1, 1]cpu" = torch.ops.aten.rsub.Scalar(clamp_12, 2.0);  clamp_12 = None
    stack_3: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.stack.default([add_23, rsub_3]);  add_23 = rsub_3 = None
    mul_18: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(stack_3, -0.75)
    sub_23: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_18, -3.75);  mul_18 = None
    mul_19: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_23, stack_3);  sub_23 = None
    add_24: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, -6.0);  mul_19 = None
    mul_20: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, stack_3);  add_24 = stack_3 = None
    sub_24: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_20, -3.0);  mul_20 = None
    mul_21: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(stack_2, 1.25)
    sub_25: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_21, 2.25);  mul_21 = None
    mul_22: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_25, stack_2);  sub_25 = None
    mul_23: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, stack_2);  mul_22 = stack_2 = None
    add_25: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, 1);  mul_23 = None
    unbind_2 = torch.ops.aten.unbind.int(sub_24);  sub_24 = None
    getitem_4: "f32[7, 1][1, 1]cpu" = unbind_2[0]
    getitem_5: "f32[7, 1][1, 1]cpu" = unbind_2[1];  unbind_2 = None
    unbind_3 = torch.ops.aten.unbind.int(add_25);  add_25 = None
    getitem_6: "f32[7, 1][1, 1]cpu" = unbind_3[0]
    getitem_7: "f32[7, 1][1, 1]cpu" = unbind_3[1];  unbind_3 = None
    clamp_14: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_18, 0, 4);  sub_18 = None
    clamp_15: "i64[6][1]cpu" = torch.ops.aten.clamp.default(sub_19, 0, 3);  sub_19 = None
    _unsafe_index_8: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_14, clamp_15])
    clamp_17: "i64[6][1]cpu" = torch.ops.aten.clamp.default(_to_copy_10, 0, 3);  _to_copy_10 = None
    _unsafe_index_9: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_14, clamp_17])
    clamp_19: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_18, 0, 3);  add_18 = None
    _unsafe_index_10: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_14, clamp_19])
    clamp_21: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_19, 0, 3);  add_19 = None
    _unsafe_index_11: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_14, clamp_21])
    mul_24: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_8, getitem);  _unsafe_index_8 = None
    mul_25: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_9, getitem_2);  _unsafe_index_9 = None
    add_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, mul_25);  mul_24 = mul_25 = None
    mul_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_10, getitem_3);  _unsafe_index_10 = None
    add_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_26);  add_26 = mul_26 = None
    mul_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_11, getitem_1);  _unsafe_index_11 = None
    add_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_27);  add_27 = mul_27 = None
    clamp_22: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(_to_copy_11, 0, 4);  _to_copy_11 = None
    _unsafe_index_12: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_22, clamp_15])
    _unsafe_index_13: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_22, clamp_17])
    _unsafe_index_14: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_22, clamp_19])
    _unsafe_index_15: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_22, clamp_21])
    mul_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_12, getitem);  _unsafe_index_12 = None
    mul_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_13, getitem_2);  _unsafe_index_13 = None
    add_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_28, mul_29);  mul_28 = mul_29 = None
    mul_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_14, getitem_3);  _unsafe_index_14 = None
    add_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_30);  add_29 = mul_30 = None
    mul_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_15, getitem_1);  _unsafe_index_15 = None
    add_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_31);  add_30 = mul_31 = None
    clamp_30: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_16, 0, 4);  add_16 = None
    _unsafe_index_16: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_30, clamp_15])
    _unsafe_index_17: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_30, clamp_17])
    _unsafe_index_18: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_30, clamp_19])
    _unsafe_index_19: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_30, clamp_21])
    mul_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_16, getitem);  _unsafe_index_16 = None
    mul_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_17, getitem_2);  _unsafe_index_17 = None
    add_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    mul_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_18, getitem_3);  _unsafe_index_18 = None
    add_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_34);  add_32 = mul_34 = None
    mul_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_19, getitem_1);  _unsafe_index_19 = None
    add_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_35);  add_33 = mul_35 = None
    clamp_38: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_17, 0, 4);  add_17 = None
    _unsafe_index_20: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_38, clamp_15])
    _unsafe_index_21: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_38, clamp_17])
    _unsafe_index_22: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_38, clamp_19])
    _unsafe_index_23: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_38, clamp_21])
    mul_36: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_20, getitem);  _unsafe_index_20 = None
    mul_37: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_21, getitem_2);  _unsafe_index_21 = None
    add_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_36, mul_37);  mul_36 = mul_37 = None
    mul_38: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_22, getitem_3);  _unsafe_index_22 = None
    add_36: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_35, mul_38);  add_35 = mul_38 = None
    mul_39: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_23, getitem_1);  _unsafe_index_23 = None
    add_37: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_36, mul_39);  add_36 = mul_39 = None
    mul_40: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_28, getitem_4);  add_28 = None
    mul_41: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_31, getitem_6);  add_31 = None
    add_38: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_40, mul_41);  mul_40 = mul_41 = None
    mul_42: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_34, getitem_7);  add_34 = None
    add_39: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_38, mul_42);  add_38 = mul_42 = None
    mul_43: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_37, getitem_5);  add_37 = None
    add_40: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_39, mul_43);  add_39 = mul_43 = None
    _adaptive_avg_pool2d: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [2, 2])
    return (add_6, add_13, add_40, _adaptive_avg_pool2d, primals_1, _to_copy_1, clamp_1, _to_copy_3, clamp_3, clamp_4, clamp_5, _to_copy_7, clamp_9, clamp_10, getitem, getitem_1, getitem_2, getitem_3, getitem_4, getitem_5, getitem_6, getitem_7, clamp_14, clamp_15, clamp_17, clamp_19, clamp_21, clamp_22, clamp_30, clamp_38)
