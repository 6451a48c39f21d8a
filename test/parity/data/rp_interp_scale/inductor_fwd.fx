def forward(self, primals_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, 1.6666666666666667);  add = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp_min: "f32[3][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [3, 1]);  clamp_min = None
    convert_element_type_1: "i64[3, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
    clamp_max: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_1, 4);  add_1 = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_2: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32);  iota_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.5);  convert_element_type_2 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.6666666666666667)
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_min_1: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_min_1, [2]);  clamp_min_1 = None
    convert_element_type_3: "i64[2][1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_3: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1)
    clamp_max_1: "i64[2][1]cpu" = torch.ops.aten.clamp_max.default(add_3, 3);  add_3 = None
    _unsafe_index: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, convert_element_type_3])
    _unsafe_index_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, clamp_max_1])
    _unsafe_index_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_3])
    _unsafe_index_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_1])
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_1, convert_element_type_3);  view_1 = None
    clamp_min_2: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0.0);  sub_2 = None
    clamp_max_2: "f32[2][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 1.0);  clamp_min_2 = None
    sub_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_max_2);  sub_3 = None
    add_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_max_2);  sub_4 = None
    add_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, convert_element_type_1);  view = None
    clamp_min_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0.0);  sub_5 = None
    clamp_max_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 1.0);  clamp_min_3 = None
    sub_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_max_3);  sub_6 = None
    add_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 2.0);  add_2 = None
    sub_8: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_min_5: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_8, 0.0);  sub_8 = None
    view_3: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_min_5, [2]);  clamp_min_5 = None
    convert_element_type_7: "i64[2][1]cpu" = torch.ops.prims.convert_element_type.default(view_3, torch.int64)
    add_10: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    clamp_max_5: "i64[2][1]cpu" = torch.ops.aten.clamp_max.default(add_10, 3);  add_10 = None
    _unsafe_index_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, convert_element_type_7])
    _unsafe_index_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, clamp_max_5])
    _unsafe_index_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_7])
    _unsafe_index_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_5])
    sub_9: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_3, convert_element_type_7);  view_3 = None
    clamp_min_6: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_9, 0.0);  sub_9 = None
    clamp_max_6: "f32[2][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 1.0);  clamp_min_6 = None
    sub_10: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_max_6);  sub_10 = None
    add_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_max_6);  sub_11 = None
    add_12: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_9: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_max_3);  sub_13 = None
    add_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_9);  add_11 = mul_9 = None
    iota_4: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_8: "f32[7][1]cpu" = torch.ops.prims.convert_element_type.default(iota_4, torch.float32);  iota_4 = None
    iota_5: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_9: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota_5, torch.float32);  iota_5 = None
    add_14: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_9, 0.5);  convert_element_type_9 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.6666666666666666);  add_14 = None
    sub_14: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_10, 0.5);  mul_10 = None
    add_15: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_8, 0.5);  convert_element_type_8 = None
    mul_11: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_15, 0.6666666666666666);  add_15 = None
    sub_15: "f32[7][1]cpu" = torch.ops.aten.sub.Tensor(mul_11, 0.5);  mul_11 = None
    unsqueeze: "f32[7, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_15, -1);  sub_15 = None
    floor: "f32[6][1]cpu" = torch.ops.aten.floor.default(sub_14)
    floor_1: "f32[7, 1][1, 1]cpu" = torch.ops.aten.floor.default(unsqueeze)
    sub_16: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, floor_1);  unsqueeze = None
    clamp_min_8: "f32[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_16, 0.0);  sub_16 = None
    clamp_max_8: "f32[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_8, 1.0);  clamp_min_8 = None
    sub_17: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(sub_14, floor);  sub_14 = None
    clamp_min_9: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_17, 0.0);  sub_17 = None
    clamp_max_9: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_9, 1.0);  clamp_min_9 = None
    convert_element_type_10: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(floor, torch.int64);  floor = None
    convert_element_type_11: "i64[7, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_1, torch.int64);  floor_1 = None
    sub_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_11, 1)
    add_16: "i64[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, 1)
    add_17: "i64[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, 2)
    sub_19: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_10, 1)
    add_18: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 1)
    add_19: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 2)
    sub_20: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max_9)
    cat: "f32[12][1]cpu" = torch.ops.aten.cat.default([clamp_max_9, sub_20]);  sub_20 = None
    view_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [2, 6]);  cat = None
    add_20: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(clamp_max_9, 1.0)
    sub_21: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max_9);  clamp_max_9 = None
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
    unbind = torch.ops.aten.unbind.int(sub_23);  sub_23 = None
    getitem: "f32[6][1]cpu" = unbind[0]
    getitem_1: "f32[6][1]cpu" = unbind[1];  unbind = None
    unbind_1 = torch.ops.aten.unbind.int(add_22);  add_22 = None
    getitem_2: "f32[6][1]cpu" = unbind_1[0]
    getitem_3: "f32[6][1]cpu" = unbind_1[1];  unbind_1 = None
    sub_25: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max_8)
    cat_2: "f32[14, 1][1, 1]cpu" = torch.ops.aten.cat.default([clamp_max_8, sub_25]);  sub_25 = None
    view_6: "f32[2, 7, 1][7, 1, 1]cpu" = torch.ops.aten.view.default(cat_2, [2, 7, 1]);  cat_2 = None
    add_23: "f32[7, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(clamp_max_8, 1.0)
    sub_26: "f32[7, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max_8);  clamp_max_8 = None
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
    unbind_2 = torch.ops.aten.unbind.int(sub_28);  sub_28 = None
    getitem_4: "f32[7, 1][1, 1]cpu" = unbind_2[0]
    getitem_5: "f32[7, 1][1, 1]cpu" = unbind_2[1];  unbind_2 = None
    unbind_3 = torch.ops.aten.unbind.int(add_25);  add_25 = None
    getitem_6: "f32[7, 1][1, 1]cpu" = unbind_3[0]
    getitem_7: "f32[7, 1][1, 1]cpu" = unbind_3[1];  unbind_3 = None
    clamp_min_10: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0);  sub_18 = None
    clamp_max_10: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_10, 4);  clamp_min_10 = None
    clamp_min_11: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0);  sub_19 = None
    clamp_max_11: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_11, 3);  clamp_min_11 = None
    _unsafe_index_8: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_11])
    clamp_min_13: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_10, 0);  convert_element_type_10 = None
    clamp_max_13: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_13, 3);  clamp_min_13 = None
    _unsafe_index_9: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_13])
    clamp_min_15: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_18, 0);  add_18 = None
    clamp_max_15: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_15, 3);  clamp_min_15 = None
    _unsafe_index_10: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_15])
    clamp_min_17: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_19, 0);  add_19 = None
    clamp_max_17: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_17, 3);  clamp_min_17 = None
    _unsafe_index_11: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_17])
    mul_24: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_8, getitem);  _unsafe_index_8 = None
    mul_25: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_9, getitem_2);  _unsafe_index_9 = None
    add_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, mul_25);  mul_24 = mul_25 = None
    mul_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_10, getitem_3);  _unsafe_index_10 = None
    add_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_26);  add_26 = mul_26 = None
    mul_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_11, getitem_1);  _unsafe_index_11 = None
    add_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_27);  add_27 = mul_27 = None
    clamp_min_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_11, 0);  convert_element_type_11 = None
    clamp_max_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_18, 4);  clamp_min_18 = None
    _unsafe_index_12: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_11])
    _unsafe_index_13: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_13])
    _unsafe_index_14: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_15])
    _unsafe_index_15: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_17])
    mul_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_12, getitem);  _unsafe_index_12 = None
    mul_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_13, getitem_2);  _unsafe_index_13 = None
    add_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_28, mul_29);  mul_28 = mul_29 = None
    mul_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_14, getitem_3);  _unsafe_index_14 = None
    add_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_30);  add_29 = mul_30 = None
    mul_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_15, getitem_1);  _unsafe_index_15 = None
    add_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_31);  add_30 = mul_31 = None
    clamp_min_26: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_16, 0);  add_16 = None
    clamp_max_26: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_26, 4);  clamp_min_26 = None
    _unsafe_index_16: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_11])
    _unsafe_index_17: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_13])
    _unsafe_index_18: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_15])
    _unsafe_index_19: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_17])
    mul_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_16, getitem);  _unsafe_index_16 = None
    mul_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_17, getitem_2);  _unsafe_index_17 = None
    add_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    mul_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_18, getitem_3);  _unsafe_index_18 = None
    add_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_34);  add_32 = mul_34 = None
    mul_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_19, getitem_1);  _unsafe_index_19 = None
    add_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_35);  add_33 = mul_35 = None
    clamp_min_34: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_17, 0);  add_17 = None
    clamp_max_34: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_34, 4);  clamp_min_34 = None
    _unsafe_index_20: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_34, clamp_max_11])
    _unsafe_index_21: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_34, clamp_max_13])
    _unsafe_index_22: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_34, clamp_max_15])
    _unsafe_index_23: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_34, clamp_max_17])
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
    return (add_6, add_13, add_40, _adaptive_avg_pool2d, primals_1, convert_element_type_1, clamp_max, convert_element_type_3, clamp_max_1, clamp_max_2, clamp_max_3, convert_element_type_7, clamp_max_5, clamp_max_6, getitem, getitem_1, getitem_2, getitem_3, getitem_4, getitem_5, getitem_6, getitem_7, clamp_max_10, clamp_max_11, clamp_max_13, clamp_max_15, clamp_max_17, clamp_max_18, clamp_max_26, clamp_max_34)
