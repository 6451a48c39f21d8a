def forward(self, primals_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu", tangents_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_3: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu", tangents_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
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
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.6666666666666667);  add_2 = None
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
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_4: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_2, torch.float32);  iota_2 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, 0.5);  convert_element_type_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 1.6666666666666667);  add_7 = None
    sub_7: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, 0.5);  mul_5 = None
    clamp_min_4: "f32[3][1]cpu" = torch.ops.aten.clamp_min.default(sub_7, 0.0);  sub_7 = None
    view_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min_4, [3, 1]);  clamp_min_4 = None
    convert_element_type_5: "i64[3, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view_2, torch.int64)
    add_8: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1)
    clamp_max_4: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_8, 4);  add_8 = None
    iota_3: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_6: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(iota_3, torch.float32);  iota_3 = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 0.5);  convert_element_type_6 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_9, 2.0);  add_9 = None
    sub_8: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_min_5: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_8, 0.0);  sub_8 = None
    view_3: "f32[2][1]cpu" = torch.ops.aten.view.default(clamp_min_5, [2]);  clamp_min_5 = None
    convert_element_type_7: "i64[2][1]cpu" = torch.ops.prims.convert_element_type.default(view_3, torch.int64)
    add_10: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    clamp_max_5: "i64[2][1]cpu" = torch.ops.aten.clamp_max.default(add_10, 3);  add_10 = None
    _unsafe_index_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_5, convert_element_type_7])
    _unsafe_index_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_5, clamp_max_5])
    _unsafe_index_6: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_4, convert_element_type_7])
    _unsafe_index_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_4, clamp_max_5])
    sub_9: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(view_3, convert_element_type_7);  view_3 = None
    clamp_min_6: "f32[2][1]cpu" = torch.ops.aten.clamp_min.default(sub_9, 0.0);  sub_9 = None
    clamp_max_6: "f32[2][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 1.0);  clamp_min_6 = None
    sub_10: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_max_6);  sub_10 = None
    add_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_11: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_max_6);  sub_11 = None
    add_12: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_12: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, convert_element_type_5);  view_2 = None
    clamp_min_7: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_12, 0.0);  sub_12 = None
    clamp_max_7: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 1.0);  clamp_min_7 = None
    sub_13: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_9: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, clamp_max_7);  sub_13 = None
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
    clamp_min_10: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_10: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_10, 4);  clamp_min_10 = None
    clamp_min_11: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_11: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_11, 3);  clamp_min_11 = None
    _unsafe_index_8: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_11])
    clamp_min_12: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_12: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_12, 4);  clamp_min_12 = None
    clamp_min_13: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_10, 0)
    clamp_max_13: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_13, 3);  clamp_min_13 = None
    _unsafe_index_9: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_12, clamp_max_13])
    clamp_min_14: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_14: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_14, 4);  clamp_min_14 = None
    clamp_min_15: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_18, 0)
    clamp_max_15: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_15, 3);  clamp_min_15 = None
    _unsafe_index_10: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_14, clamp_max_15])
    clamp_min_16: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0);  sub_18 = None
    clamp_max_16: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_16, 4);  clamp_min_16 = None
    clamp_min_17: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_19, 0)
    clamp_max_17: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_17, 3);  clamp_min_17 = None
    _unsafe_index_11: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_16, clamp_max_17])
    mul_24: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_8, getitem);  _unsafe_index_8 = None
    mul_25: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_9, getitem_2);  _unsafe_index_9 = None
    add_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, mul_25);  mul_24 = mul_25 = None
    mul_26: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_10, getitem_3);  _unsafe_index_10 = None
    add_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_26);  add_26 = mul_26 = None
    mul_27: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_11, getitem_1);  _unsafe_index_11 = None
    add_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_27);  add_27 = mul_27 = None
    clamp_min_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_11, 0)
    clamp_max_18: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_18, 4);  clamp_min_18 = None
    clamp_min_19: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_19: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_19, 3);  clamp_min_19 = None
    _unsafe_index_12: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_19])
    clamp_min_20: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_11, 0)
    clamp_max_20: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_20, 4);  clamp_min_20 = None
    clamp_min_21: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_10, 0)
    clamp_max_21: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_21, 3);  clamp_min_21 = None
    _unsafe_index_13: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_20, clamp_max_21])
    clamp_min_22: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_11, 0)
    clamp_max_22: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_22, 4);  clamp_min_22 = None
    clamp_min_23: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_18, 0)
    clamp_max_23: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_23, 3);  clamp_min_23 = None
    _unsafe_index_14: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_22, clamp_max_23])
    clamp_min_24: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_11, 0);  convert_element_type_11 = None
    clamp_max_24: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_24, 4);  clamp_min_24 = None
    clamp_min_25: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_19, 0)
    clamp_max_25: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_25, 3);  clamp_min_25 = None
    _unsafe_index_15: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_24, clamp_max_25])
    mul_28: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_12, getitem);  _unsafe_index_12 = None
    mul_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_13, getitem_2);  _unsafe_index_13 = None
    add_29: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_28, mul_29);  mul_28 = mul_29 = None
    mul_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_14, getitem_3);  _unsafe_index_14 = None
    add_30: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_30);  add_29 = mul_30 = None
    mul_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_15, getitem_1);  _unsafe_index_15 = None
    add_31: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_31);  add_30 = mul_31 = None
    clamp_min_26: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_16, 0)
    clamp_max_26: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_26, 4);  clamp_min_26 = None
    clamp_min_27: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_27: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_27, 3);  clamp_min_27 = None
    _unsafe_index_16: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_27])
    clamp_min_28: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_16, 0)
    clamp_max_28: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_28, 4);  clamp_min_28 = None
    clamp_min_29: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_10, 0)
    clamp_max_29: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_29, 3);  clamp_min_29 = None
    _unsafe_index_17: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_28, clamp_max_29])
    clamp_min_30: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_16, 0)
    clamp_max_30: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_30, 4);  clamp_min_30 = None
    clamp_min_31: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_18, 0)
    clamp_max_31: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_31, 3);  clamp_min_31 = None
    _unsafe_index_18: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_30, clamp_max_31])
    clamp_min_32: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_16, 0);  add_16 = None
    clamp_max_32: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_32, 4);  clamp_min_32 = None
    clamp_min_33: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_19, 0)
    clamp_max_33: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_33, 3);  clamp_min_33 = None
    _unsafe_index_19: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_32, clamp_max_33])
    mul_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_16, getitem);  _unsafe_index_16 = None
    mul_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_17, getitem_2);  _unsafe_index_17 = None
    add_32: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    mul_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_18, getitem_3);  _unsafe_index_18 = None
    add_33: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_34);  add_32 = mul_34 = None
    mul_35: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_19, getitem_1);  _unsafe_index_19 = None
    add_34: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_35);  add_33 = mul_35 = None
    clamp_min_34: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_17, 0)
    clamp_max_34: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_34, 4);  clamp_min_34 = None
    clamp_min_35: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0);  sub_19 = None
    clamp_max_35: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_35, 3);  clamp_min_35 = None
    _unsafe_index_20: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_34, clamp_max_35])
    clamp_min_36: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_17, 0)
    clamp_max_36: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_36, 4);  clamp_min_36 = None
    clamp_min_37: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_10, 0);  convert_element_type_10 = None
    clamp_max_37: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_37, 3);  clamp_min_37 = None
    _unsafe_index_21: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_36, clamp_max_37])
    clamp_min_38: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_17, 0)
    clamp_max_38: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_38, 4);  clamp_min_38 = None
    clamp_min_39: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_18, 0);  add_18 = None
    clamp_max_39: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_39, 3);  clamp_min_39 = None
    _unsafe_index_22: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_38, clamp_max_39])
    clamp_min_40: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_17, 0);  add_17 = None
    clamp_max_40: "i64[7, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_40, 4);  clamp_min_40 = None
    clamp_min_41: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_19, 0);  add_19 = None
    clamp_max_41: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_41, 3);  clamp_min_41 = None
    _unsafe_index_23: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_40, clamp_max_41])
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
    _adaptive_avg_pool2d_backward: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d_backward.default(tangents_4, primals_1);  tangents_4 = primals_1 = None
    mul_44: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_5);  getitem_5 = None
    mul_45: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_7);  getitem_7 = None
    mul_46: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_6);  getitem_6 = None
    mul_47: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_4);  tangents_3 = getitem_4 = None
    mul_48: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_1)
    mul_49: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_3)
    mul_50: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_2)
    mul_51: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem);  mul_44 = None
    full: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_40, clamp_max_41], mul_48, True);  full = clamp_max_40 = clamp_max_41 = mul_48 = None
    add_41: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(_adaptive_avg_pool2d_backward, index_put);  _adaptive_avg_pool2d_backward = index_put = None
    full_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, clamp_max_38, clamp_max_39], mul_49, True);  full_1 = clamp_max_38 = clamp_max_39 = mul_49 = None
    add_42: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_41, index_put_1);  add_41 = index_put_1 = None
    full_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max_36, clamp_max_37], mul_50, True);  full_2 = clamp_max_36 = clamp_max_37 = mul_50 = None
    add_43: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_42, index_put_2);  add_42 = index_put_2 = None
    full_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_max_34, clamp_max_35], mul_51, True);  full_3 = clamp_max_34 = clamp_max_35 = mul_51 = None
    add_44: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_43, index_put_3);  add_43 = index_put_3 = None
    mul_52: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_1)
    mul_53: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_3)
    mul_54: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_2)
    mul_55: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem);  mul_45 = None
    full_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_max_32, clamp_max_33], mul_52, True);  full_4 = clamp_max_32 = clamp_max_33 = mul_52 = None
    add_45: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_44, index_put_4);  add_44 = index_put_4 = None
    full_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, clamp_max_30, clamp_max_31], mul_53, True);  full_5 = clamp_max_30 = clamp_max_31 = mul_53 = None
    add_46: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_45, index_put_5);  add_45 = index_put_5 = None
    full_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, clamp_max_28, clamp_max_29], mul_54, True);  full_6 = clamp_max_28 = clamp_max_29 = mul_54 = None
    add_47: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_46, index_put_6);  add_46 = index_put_6 = None
    full_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, clamp_max_26, clamp_max_27], mul_55, True);  full_7 = clamp_max_26 = clamp_max_27 = mul_55 = None
    add_48: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_47, index_put_7);  add_47 = index_put_7 = None
    mul_56: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_1)
    mul_57: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_3)
    mul_58: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_2)
    mul_59: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem);  mul_46 = None
    full_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, clamp_max_24, clamp_max_25], mul_56, True);  full_8 = clamp_max_24 = clamp_max_25 = mul_56 = None
    add_49: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_48, index_put_8);  add_48 = index_put_8 = None
    full_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, clamp_max_22, clamp_max_23], mul_57, True);  full_9 = clamp_max_22 = clamp_max_23 = mul_57 = None
    add_50: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_49, index_put_9);  add_49 = index_put_9 = None
    full_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_10, [None, None, clamp_max_20, clamp_max_21], mul_58, True);  full_10 = clamp_max_20 = clamp_max_21 = mul_58 = None
    add_51: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_50, index_put_10);  add_50 = index_put_10 = None
    full_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_11, [None, None, clamp_max_18, clamp_max_19], mul_59, True);  full_11 = clamp_max_18 = clamp_max_19 = mul_59 = None
    add_52: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_51, index_put_11);  add_51 = index_put_11 = None
    mul_60: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_1);  getitem_1 = None
    mul_61: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_3);  getitem_3 = None
    mul_62: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_2);  getitem_2 = None
    mul_63: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem);  mul_47 = getitem = None
    full_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_12, [None, None, clamp_max_16, clamp_max_17], mul_60, True);  full_12 = clamp_max_16 = clamp_max_17 = mul_60 = None
    add_53: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_52, index_put_12);  add_52 = index_put_12 = None
    full_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_13, [None, None, clamp_max_14, clamp_max_15], mul_61, True);  full_13 = clamp_max_14 = clamp_max_15 = mul_61 = None
    add_54: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_53, index_put_13);  add_53 = index_put_13 = None
    full_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_14, [None, None, clamp_max_12, clamp_max_13], mul_62, True);  full_14 = clamp_max_12 = clamp_max_13 = mul_62 = None
    add_55: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_54, index_put_14);  add_54 = index_put_14 = None
    full_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_15, [None, None, clamp_max_10, clamp_max_11], mul_63, True);  full_15 = clamp_max_10 = clamp_max_11 = mul_63 = None
    add_56: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_55, index_put_15);  add_55 = index_put_15 = None
    mul_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_max_7);  clamp_max_7 = None
    neg: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_64)
    add_57: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg);  tangents_2 = neg = None
    mul_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, clamp_max_6)
    neg_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_65)
    add_58: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_64, neg_1);  mul_64 = neg_1 = None
    mul_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_57, clamp_max_6);  clamp_max_6 = None
    neg_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_66)
    add_59: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_57, neg_2);  add_57 = neg_2 = None
    full_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_16, [None, None, clamp_max_4, clamp_max_5], mul_65, True);  full_16 = mul_65 = None
    add_60: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_56, index_put_16);  add_56 = index_put_16 = None
    full_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_17, [None, None, clamp_max_4, convert_element_type_7], add_58, True);  full_17 = clamp_max_4 = add_58 = None
    add_61: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_60, index_put_17);  add_60 = index_put_17 = None
    full_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_18, [None, None, convert_element_type_5, clamp_max_5], mul_66, True);  full_18 = clamp_max_5 = mul_66 = None
    add_62: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_61, index_put_18);  add_61 = index_put_18 = None
    full_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_19, [None, None, convert_element_type_5, convert_element_type_7], add_59, True);  full_19 = convert_element_type_5 = convert_element_type_7 = add_59 = None
    add_63: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_62, index_put_19);  add_62 = index_put_19 = None
    mul_67: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_3);  clamp_max_3 = None
    neg_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_67)
    add_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_3);  tangents_1 = neg_3 = None
    mul_68: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, clamp_max_2)
    neg_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_68)
    add_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_67, neg_4);  mul_67 = neg_4 = None
    mul_69: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_64, clamp_max_2);  clamp_max_2 = None
    neg_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_69)
    add_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_64, neg_5);  add_64 = neg_5 = None
    full_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_20, [None, None, clamp_max, clamp_max_1], mul_68, True);  full_20 = mul_68 = None
    add_67: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_63, index_put_20);  add_63 = index_put_20 = None
    full_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_21, [None, None, clamp_max, convert_element_type_3], add_65, True);  full_21 = clamp_max = add_65 = None
    add_68: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_67, index_put_21);  add_67 = index_put_21 = None
    full_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_22, [None, None, convert_element_type_1, clamp_max_1], mul_69, True);  full_22 = clamp_max_1 = mul_69 = None
    add_69: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_68, index_put_22);  add_68 = index_put_22 = None
    full_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.index_put.default(full_23, [None, None, convert_element_type_1, convert_element_type_3], add_66, True);  full_23 = convert_element_type_1 = convert_element_type_3 = add_66 = None
    add_70: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_69, index_put_23);  add_69 = index_put_23 = None
    return (add_6, add_13, add_40, _adaptive_avg_pool2d, add_70)
