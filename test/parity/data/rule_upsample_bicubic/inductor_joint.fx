def forward(self, primals_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu", tangents_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu"):
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    iota_1: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_1: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32);  iota_1 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 0.5);  convert_element_type_1 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    sub_1: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    unsqueeze: "f32[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub_1, -1);  sub_1 = None
    floor: "f32[6][1]cpu" = torch.ops.aten.floor.default(sub)
    floor_1: "f32[6, 1][1, 1]cpu" = torch.ops.aten.floor.default(unsqueeze)
    sub_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, floor_1);  unsqueeze = None
    clamp_min: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0.0);  sub_2 = None
    clamp_max: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 1.0);  clamp_min = None
    sub_3: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(sub, floor);  sub = None
    clamp_min_1: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_3, 0.0);  sub_3 = None
    clamp_max_1: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 1.0);  clamp_min_1 = None
    convert_element_type_2: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(floor, torch.int64);  floor = None
    convert_element_type_3: "i64[6, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_1, torch.int64);  floor_1 = None
    sub_4: "i64[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_3, 1)
    add_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1)
    add_3: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 2)
    sub_5: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_2, 1)
    add_4: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 1)
    add_5: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 2)
    sub_6: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max_1)
    cat: "f32[12][1]cpu" = torch.ops.aten.cat.default([clamp_max_1, sub_6]);  sub_6 = None
    view: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [2, 6]);  cat = None
    add_6: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(clamp_max_1, 1.0)
    sub_7: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max_1);  clamp_max_1 = None
    cat_1: "f32[12][1]cpu" = torch.ops.aten.cat.default([add_6, sub_7]);  add_6 = sub_7 = None
    view_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat_1, [2, 6]);  cat_1 = None
    mul_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_1, -0.75)
    sub_8: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, -3.75);  mul_2 = None
    mul_3: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, view_1);  sub_8 = None
    add_7: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, -6.0);  mul_3 = None
    mul_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, view_1);  add_7 = view_1 = None
    sub_9: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, -3.0);  mul_4 = None
    mul_5: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view, 1.25)
    sub_10: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_5, 2.25);  mul_5 = None
    mul_6: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, view);  sub_10 = None
    mul_7: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, view);  mul_6 = view = None
    add_8: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, 1);  mul_7 = None
    unbind = torch.ops.aten.unbind.int(sub_9);  sub_9 = None
    getitem: "f32[6][1]cpu" = unbind[0]
    getitem_1: "f32[6][1]cpu" = unbind[1];  unbind = None
    unbind_1 = torch.ops.aten.unbind.int(add_8);  add_8 = None
    getitem_2: "f32[6][1]cpu" = unbind_1[0]
    getitem_3: "f32[6][1]cpu" = unbind_1[1];  unbind_1 = None
    sub_11: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max)
    cat_2: "f32[12, 1][1, 1]cpu" = torch.ops.aten.cat.default([clamp_max, sub_11]);  sub_11 = None
    view_2: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.view.default(cat_2, [2, 6, 1]);  cat_2 = None
    add_9: "f32[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(clamp_max, 1.0)
    sub_12: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max);  clamp_max = None
    cat_3: "f32[12, 1][1, 1]cpu" = torch.ops.aten.cat.default([add_9, sub_12]);  add_9 = sub_12 = None
    view_3: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.view.default(cat_3, [2, 6, 1]);  cat_3 = None
    mul_8: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_3, -0.75)
    sub_13: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_8, -3.75);  mul_8 = None
    mul_9: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_13, view_3);  sub_13 = None
    add_10: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, -6.0);  mul_9 = None
    mul_10: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_10, view_3);  add_10 = view_3 = None
    sub_14: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, -3.0);  mul_10 = None
    mul_11: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, 1.25)
    sub_15: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_11, 2.25);  mul_11 = None
    mul_12: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, view_2);  sub_15 = None
    mul_13: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, view_2);  mul_12 = view_2 = None
    add_11: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, 1);  mul_13 = None
    unbind_2 = torch.ops.aten.unbind.int(sub_14);  sub_14 = None
    getitem_4: "f32[6, 1][1, 1]cpu" = unbind_2[0]
    getitem_5: "f32[6, 1][1, 1]cpu" = unbind_2[1];  unbind_2 = None
    unbind_3 = torch.ops.aten.unbind.int(add_11);  add_11 = None
    getitem_6: "f32[6, 1][1, 1]cpu" = unbind_3[0]
    getitem_7: "f32[6, 1][1, 1]cpu" = unbind_3[1];  unbind_3 = None
    clamp_min_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_4, 0)
    clamp_max_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 2);  clamp_min_2 = None
    clamp_min_3: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0)
    clamp_max_3: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 2);  clamp_min_3 = None
    _unsafe_index: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_2, clamp_max_3])
    clamp_min_4: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_4, 0)
    clamp_max_4: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_4, 2);  clamp_min_4 = None
    clamp_min_5: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_2, 0)
    clamp_max_5: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_5, 2);  clamp_min_5 = None
    _unsafe_index_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_4, clamp_max_5])
    clamp_min_6: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_4, 0)
    clamp_max_6: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 2);  clamp_min_6 = None
    clamp_min_7: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_4, 0)
    clamp_max_7: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 2);  clamp_min_7 = None
    _unsafe_index_2: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_6, clamp_max_7])
    clamp_min_8: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_4, 0);  sub_4 = None
    clamp_max_8: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_8, 2);  clamp_min_8 = None
    clamp_min_9: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_5, 0)
    clamp_max_9: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_9, 2);  clamp_min_9 = None
    _unsafe_index_3: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_8, clamp_max_9])
    mul_14: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index, getitem);  _unsafe_index = None
    mul_15: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_1, getitem_2);  _unsafe_index_1 = None
    add_12: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_14, mul_15);  mul_14 = mul_15 = None
    mul_16: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_2, getitem_3);  _unsafe_index_2 = None
    add_13: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_16);  add_12 = mul_16 = None
    mul_17: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_3, getitem_1);  _unsafe_index_3 = None
    add_14: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_17);  add_13 = mul_17 = None
    clamp_min_10: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_3, 0)
    clamp_max_10: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_10, 2);  clamp_min_10 = None
    clamp_min_11: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0)
    clamp_max_11: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_11, 2);  clamp_min_11 = None
    _unsafe_index_4: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_10, clamp_max_11])
    clamp_min_12: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_3, 0)
    clamp_max_12: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_12, 2);  clamp_min_12 = None
    clamp_min_13: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_2, 0)
    clamp_max_13: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_13, 2);  clamp_min_13 = None
    _unsafe_index_5: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_12, clamp_max_13])
    clamp_min_14: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_3, 0)
    clamp_max_14: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_14, 2);  clamp_min_14 = None
    clamp_min_15: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_4, 0)
    clamp_max_15: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_15, 2);  clamp_min_15 = None
    _unsafe_index_6: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_14, clamp_max_15])
    clamp_min_16: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_3, 0);  convert_element_type_3 = None
    clamp_max_16: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_16, 2);  clamp_min_16 = None
    clamp_min_17: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_5, 0)
    clamp_max_17: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_17, 2);  clamp_min_17 = None
    _unsafe_index_7: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_16, clamp_max_17])
    mul_18: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_4, getitem);  _unsafe_index_4 = None
    mul_19: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_5, getitem_2);  _unsafe_index_5 = None
    add_15: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, mul_19);  mul_18 = mul_19 = None
    mul_20: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_6, getitem_3);  _unsafe_index_6 = None
    add_16: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_20);  add_15 = mul_20 = None
    mul_21: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_7, getitem_1);  _unsafe_index_7 = None
    add_17: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_21);  add_16 = mul_21 = None
    clamp_min_18: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_2, 0)
    clamp_max_18: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_18, 2);  clamp_min_18 = None
    clamp_min_19: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0)
    clamp_max_19: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_19, 2);  clamp_min_19 = None
    _unsafe_index_8: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_18, clamp_max_19])
    clamp_min_20: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_2, 0)
    clamp_max_20: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_20, 2);  clamp_min_20 = None
    clamp_min_21: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_2, 0)
    clamp_max_21: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_21, 2);  clamp_min_21 = None
    _unsafe_index_9: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_20, clamp_max_21])
    clamp_min_22: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_2, 0)
    clamp_max_22: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_22, 2);  clamp_min_22 = None
    clamp_min_23: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_4, 0)
    clamp_max_23: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_23, 2);  clamp_min_23 = None
    _unsafe_index_10: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_22, clamp_max_23])
    clamp_min_24: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_2, 0);  add_2 = None
    clamp_max_24: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_24, 2);  clamp_min_24 = None
    clamp_min_25: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_5, 0)
    clamp_max_25: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_25, 2);  clamp_min_25 = None
    _unsafe_index_11: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_24, clamp_max_25])
    mul_22: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_8, getitem);  _unsafe_index_8 = None
    mul_23: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_9, getitem_2);  _unsafe_index_9 = None
    add_18: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_22, mul_23);  mul_22 = mul_23 = None
    mul_24: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_10, getitem_3);  _unsafe_index_10 = None
    add_19: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_24);  add_18 = mul_24 = None
    mul_25: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_11, getitem_1);  _unsafe_index_11 = None
    add_20: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_25);  add_19 = mul_25 = None
    clamp_min_26: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_3, 0)
    clamp_max_26: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_26, 2);  clamp_min_26 = None
    clamp_min_27: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0);  sub_5 = None
    clamp_max_27: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_27, 2);  clamp_min_27 = None
    _unsafe_index_12: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_26, clamp_max_27])
    clamp_min_28: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_3, 0)
    clamp_max_28: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_28, 2);  clamp_min_28 = None
    clamp_min_29: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_2, 0);  convert_element_type_2 = None
    clamp_max_29: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_29, 2);  clamp_min_29 = None
    _unsafe_index_13: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_28, clamp_max_29])
    clamp_min_30: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_3, 0)
    clamp_max_30: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_30, 2);  clamp_min_30 = None
    clamp_min_31: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_4, 0);  add_4 = None
    clamp_max_31: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_31, 2);  clamp_min_31 = None
    _unsafe_index_14: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_30, clamp_max_31])
    clamp_min_32: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_3, 0);  add_3 = None
    clamp_max_32: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_32, 2);  clamp_min_32 = None
    clamp_min_33: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_5, 0);  add_5 = None
    clamp_max_33: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_33, 2);  clamp_min_33 = None
    _unsafe_index_15: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_32, clamp_max_33])
    mul_26: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_12, getitem);  _unsafe_index_12 = None
    mul_27: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_13, getitem_2);  _unsafe_index_13 = None
    add_21: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_26, mul_27);  mul_26 = mul_27 = None
    mul_28: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_14, getitem_3);  _unsafe_index_14 = None
    add_22: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_28);  add_21 = mul_28 = None
    mul_29: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_15, getitem_1);  _unsafe_index_15 = None
    add_23: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_29);  add_22 = mul_29 = None
    mul_30: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_14, getitem_4);  add_14 = None
    mul_31: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, getitem_6);  add_17 = None
    add_24: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_30, mul_31);  mul_30 = mul_31 = None
    mul_32: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_20, getitem_7);  add_20 = None
    add_25: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_24, mul_32);  add_24 = mul_32 = None
    mul_33: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_23, getitem_5);  add_23 = None
    add_26: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_33);  add_25 = mul_33 = None
    iota_2: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_4: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota_2, torch.float32);  iota_2 = None
    iota_3: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_5: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota_3, torch.float32);  iota_3 = None
    mul_34: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, 0.4);  convert_element_type_5 = None
    mul_35: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, 0.4);  convert_element_type_4 = None
    unsqueeze_1: "f32[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_35, -1);  mul_35 = None
    floor_2: "f32[6][1]cpu" = torch.ops.aten.floor.default(mul_34)
    floor_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.floor.default(unsqueeze_1)
    sub_16: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_1, floor_3);  unsqueeze_1 = None
    clamp_min_34: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_16, 0.0);  sub_16 = None
    clamp_max_34: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_34, 1.0);  clamp_min_34 = None
    sub_17: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_34, floor_2);  mul_34 = None
    clamp_min_35: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_17, 0.0);  sub_17 = None
    clamp_max_35: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_35, 1.0);  clamp_min_35 = None
    convert_element_type_6: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(floor_2, torch.int64);  floor_2 = None
    convert_element_type_7: "i64[6, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_3, torch.int64);  floor_3 = None
    sub_18: "i64[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_7, 1)
    add_27: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    add_28: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 2)
    sub_19: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, 1)
    add_29: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 1)
    add_30: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 2)
    sub_20: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max_35)
    cat_4: "f32[12][1]cpu" = torch.ops.aten.cat.default([clamp_max_35, sub_20]);  sub_20 = None
    view_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat_4, [2, 6]);  cat_4 = None
    add_31: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(clamp_max_35, 1.0)
    sub_21: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max_35);  clamp_max_35 = None
    cat_5: "f32[12][1]cpu" = torch.ops.aten.cat.default([add_31, sub_21]);  add_31 = sub_21 = None
    view_5: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(cat_5, [2, 6]);  cat_5 = None
    mul_36: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, -0.75)
    sub_22: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_36, -3.75);  mul_36 = None
    mul_37: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, view_5);  sub_22 = None
    add_32: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_37, -6.0);  mul_37 = None
    mul_38: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(add_32, view_5);  add_32 = view_5 = None
    sub_23: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_38, -3.0);  mul_38 = None
    mul_39: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 1.25)
    sub_24: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(mul_39, 2.25);  mul_39 = None
    mul_40: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_24, view_4);  sub_24 = None
    mul_41: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_40, view_4);  mul_40 = view_4 = None
    add_33: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_41, 1);  mul_41 = None
    unbind_4 = torch.ops.aten.unbind.int(sub_23);  sub_23 = None
    getitem_8: "f32[6][1]cpu" = unbind_4[0]
    getitem_9: "f32[6][1]cpu" = unbind_4[1];  unbind_4 = None
    unbind_5 = torch.ops.aten.unbind.int(add_33);  add_33 = None
    getitem_10: "f32[6][1]cpu" = unbind_5[0]
    getitem_11: "f32[6][1]cpu" = unbind_5[1];  unbind_5 = None
    sub_25: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, clamp_max_34)
    cat_6: "f32[12, 1][1, 1]cpu" = torch.ops.aten.cat.default([clamp_max_34, sub_25]);  sub_25 = None
    view_6: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.view.default(cat_6, [2, 6, 1]);  cat_6 = None
    add_34: "f32[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(clamp_max_34, 1.0)
    sub_26: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, clamp_max_34);  clamp_max_34 = None
    cat_7: "f32[12, 1][1, 1]cpu" = torch.ops.aten.cat.default([add_34, sub_26]);  add_34 = sub_26 = None
    view_7: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.view.default(cat_7, [2, 6, 1]);  cat_7 = None
    mul_42: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, -0.75)
    sub_27: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_42, -3.75);  mul_42 = None
    mul_43: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_27, view_7);  sub_27 = None
    add_35: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_43, -6.0);  mul_43 = None
    mul_44: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_35, view_7);  add_35 = view_7 = None
    sub_28: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_44, -3.0);  mul_44 = None
    mul_45: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, 1.25)
    sub_29: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_45, 2.25);  mul_45 = None
    mul_46: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_29, view_6);  sub_29 = None
    mul_47: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, view_6);  mul_46 = view_6 = None
    add_36: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_47, 1);  mul_47 = None
    unbind_6 = torch.ops.aten.unbind.int(sub_28);  sub_28 = None
    getitem_12: "f32[6, 1][1, 1]cpu" = unbind_6[0]
    getitem_13: "f32[6, 1][1, 1]cpu" = unbind_6[1];  unbind_6 = None
    unbind_7 = torch.ops.aten.unbind.int(add_36);  add_36 = None
    getitem_14: "f32[6, 1][1, 1]cpu" = unbind_7[0]
    getitem_15: "f32[6, 1][1, 1]cpu" = unbind_7[1];  unbind_7 = None
    clamp_min_36: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_36: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_36, 2);  clamp_min_36 = None
    clamp_min_37: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_37: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_37, 2);  clamp_min_37 = None
    _unsafe_index_16: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_36, clamp_max_37])
    clamp_min_38: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_38: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_38, 2);  clamp_min_38 = None
    clamp_min_39: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_6, 0)
    clamp_max_39: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_39, 2);  clamp_min_39 = None
    _unsafe_index_17: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_38, clamp_max_39])
    clamp_min_40: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0)
    clamp_max_40: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_40, 2);  clamp_min_40 = None
    clamp_min_41: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_29, 0)
    clamp_max_41: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_41, 2);  clamp_min_41 = None
    _unsafe_index_18: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_40, clamp_max_41])
    clamp_min_42: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_18, 0);  sub_18 = None
    clamp_max_42: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_42, 2);  clamp_min_42 = None
    clamp_min_43: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_30, 0)
    clamp_max_43: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_43, 2);  clamp_min_43 = None
    _unsafe_index_19: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_42, clamp_max_43])
    mul_48: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_16, getitem_8);  _unsafe_index_16 = None
    mul_49: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_17, getitem_10);  _unsafe_index_17 = None
    add_37: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_48, mul_49);  mul_48 = mul_49 = None
    mul_50: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_18, getitem_11);  _unsafe_index_18 = None
    add_38: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_37, mul_50);  add_37 = mul_50 = None
    mul_51: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_19, getitem_9);  _unsafe_index_19 = None
    add_39: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_38, mul_51);  add_38 = mul_51 = None
    clamp_min_44: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_7, 0)
    clamp_max_44: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_44, 2);  clamp_min_44 = None
    clamp_min_45: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_45: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_45, 2);  clamp_min_45 = None
    _unsafe_index_20: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_44, clamp_max_45])
    clamp_min_46: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_7, 0)
    clamp_max_46: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_46, 2);  clamp_min_46 = None
    clamp_min_47: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_6, 0)
    clamp_max_47: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_47, 2);  clamp_min_47 = None
    _unsafe_index_21: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_46, clamp_max_47])
    clamp_min_48: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_7, 0)
    clamp_max_48: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_48, 2);  clamp_min_48 = None
    clamp_min_49: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_29, 0)
    clamp_max_49: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_49, 2);  clamp_min_49 = None
    _unsafe_index_22: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_48, clamp_max_49])
    clamp_min_50: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_7, 0);  convert_element_type_7 = None
    clamp_max_50: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_50, 2);  clamp_min_50 = None
    clamp_min_51: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_30, 0)
    clamp_max_51: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_51, 2);  clamp_min_51 = None
    _unsafe_index_23: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_50, clamp_max_51])
    mul_52: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_20, getitem_8);  _unsafe_index_20 = None
    mul_53: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_21, getitem_10);  _unsafe_index_21 = None
    add_40: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_52, mul_53);  mul_52 = mul_53 = None
    mul_54: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_22, getitem_11);  _unsafe_index_22 = None
    add_41: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_40, mul_54);  add_40 = mul_54 = None
    mul_55: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_23, getitem_9);  _unsafe_index_23 = None
    add_42: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_41, mul_55);  add_41 = mul_55 = None
    clamp_min_52: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_27, 0)
    clamp_max_52: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_52, 2);  clamp_min_52 = None
    clamp_min_53: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0)
    clamp_max_53: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_53, 2);  clamp_min_53 = None
    _unsafe_index_24: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_52, clamp_max_53])
    clamp_min_54: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_27, 0)
    clamp_max_54: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_54, 2);  clamp_min_54 = None
    clamp_min_55: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_6, 0)
    clamp_max_55: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_55, 2);  clamp_min_55 = None
    _unsafe_index_25: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_54, clamp_max_55])
    clamp_min_56: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_27, 0)
    clamp_max_56: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_56, 2);  clamp_min_56 = None
    clamp_min_57: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_29, 0)
    clamp_max_57: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_57, 2);  clamp_min_57 = None
    _unsafe_index_26: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_56, clamp_max_57])
    clamp_min_58: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_27, 0);  add_27 = None
    clamp_max_58: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_58, 2);  clamp_min_58 = None
    clamp_min_59: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_30, 0)
    clamp_max_59: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_59, 2);  clamp_min_59 = None
    _unsafe_index_27: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_58, clamp_max_59])
    mul_56: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_24, getitem_8);  _unsafe_index_24 = None
    mul_57: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_25, getitem_10);  _unsafe_index_25 = None
    add_43: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_56, mul_57);  mul_56 = mul_57 = None
    mul_58: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_26, getitem_11);  _unsafe_index_26 = None
    add_44: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_43, mul_58);  add_43 = mul_58 = None
    mul_59: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_27, getitem_9);  _unsafe_index_27 = None
    add_45: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_44, mul_59);  add_44 = mul_59 = None
    clamp_min_60: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_28, 0)
    clamp_max_60: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_60, 2);  clamp_min_60 = None
    clamp_min_61: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_19, 0);  sub_19 = None
    clamp_max_61: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_61, 2);  clamp_min_61 = None
    _unsafe_index_28: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_60, clamp_max_61])
    clamp_min_62: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_28, 0)
    clamp_max_62: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_62, 2);  clamp_min_62 = None
    clamp_min_63: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_6, 0);  convert_element_type_6 = None
    clamp_max_63: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_63, 2);  clamp_min_63 = None
    _unsafe_index_29: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_62, clamp_max_63])
    clamp_min_64: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_28, 0)
    clamp_max_64: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_64, 2);  clamp_min_64 = None
    clamp_min_65: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_29, 0);  add_29 = None
    clamp_max_65: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_65, 2);  clamp_min_65 = None
    _unsafe_index_30: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_64, clamp_max_65])
    clamp_min_66: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add_28, 0);  add_28 = None
    clamp_max_66: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_66, 2);  clamp_min_66 = None
    clamp_min_67: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(add_30, 0);  add_30 = None
    clamp_max_67: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_67, 2);  clamp_min_67 = None
    _unsafe_index_31: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_66, clamp_max_67]);  primals_1 = None
    mul_60: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_28, getitem_8);  _unsafe_index_28 = None
    mul_61: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_29, getitem_10);  _unsafe_index_29 = None
    add_46: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_60, mul_61);  mul_60 = mul_61 = None
    mul_62: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_30, getitem_11);  _unsafe_index_30 = None
    add_47: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_46, mul_62);  add_46 = mul_62 = None
    mul_63: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index_31, getitem_9);  _unsafe_index_31 = None
    add_48: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_47, mul_63);  add_47 = mul_63 = None
    mul_64: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_39, getitem_12);  add_39 = None
    mul_65: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_42, getitem_14);  add_42 = None
    add_49: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_64, mul_65);  mul_64 = mul_65 = None
    mul_66: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_45, getitem_15);  add_45 = None
    add_50: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_49, mul_66);  add_49 = mul_66 = None
    mul_67: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_48, getitem_13);  add_48 = None
    add_51: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_50, mul_67);  add_50 = mul_67 = None
    add_52: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_26, add_51);  add_26 = add_51 = None
    mul_68: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_13);  getitem_13 = None
    mul_69: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_15);  getitem_15 = None
    mul_70: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_14);  getitem_14 = None
    mul_71: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_12);  getitem_12 = None
    mul_72: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_9)
    mul_73: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_11)
    mul_74: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_10)
    mul_75: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_8);  mul_68 = None
    full: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_66, clamp_max_67], mul_72, True);  full = clamp_max_66 = clamp_max_67 = mul_72 = None
    full_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, clamp_max_64, clamp_max_65], mul_73, True);  full_1 = clamp_max_64 = clamp_max_65 = mul_73 = None
    add_53: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    full_2: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max_62, clamp_max_63], mul_74, True);  full_2 = clamp_max_62 = clamp_max_63 = mul_74 = None
    add_54: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_53, index_put_2);  add_53 = index_put_2 = None
    full_3: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_max_60, clamp_max_61], mul_75, True);  full_3 = clamp_max_60 = clamp_max_61 = mul_75 = None
    add_55: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_54, index_put_3);  add_54 = index_put_3 = None
    mul_76: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_9)
    mul_77: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_11)
    mul_78: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_10)
    mul_79: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_8);  mul_69 = None
    full_4: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_max_58, clamp_max_59], mul_76, True);  full_4 = clamp_max_58 = clamp_max_59 = mul_76 = None
    add_56: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_55, index_put_4);  add_55 = index_put_4 = None
    full_5: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, clamp_max_56, clamp_max_57], mul_77, True);  full_5 = clamp_max_56 = clamp_max_57 = mul_77 = None
    add_57: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_56, index_put_5);  add_56 = index_put_5 = None
    full_6: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, clamp_max_54, clamp_max_55], mul_78, True);  full_6 = clamp_max_54 = clamp_max_55 = mul_78 = None
    add_58: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_57, index_put_6);  add_57 = index_put_6 = None
    full_7: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, clamp_max_52, clamp_max_53], mul_79, True);  full_7 = clamp_max_52 = clamp_max_53 = mul_79 = None
    add_59: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_58, index_put_7);  add_58 = index_put_7 = None
    mul_80: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_9)
    mul_81: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_11)
    mul_82: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_10)
    mul_83: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_8);  mul_70 = None
    full_8: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, clamp_max_50, clamp_max_51], mul_80, True);  full_8 = clamp_max_50 = clamp_max_51 = mul_80 = None
    add_60: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_59, index_put_8);  add_59 = index_put_8 = None
    full_9: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, clamp_max_48, clamp_max_49], mul_81, True);  full_9 = clamp_max_48 = clamp_max_49 = mul_81 = None
    add_61: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_60, index_put_9);  add_60 = index_put_9 = None
    full_10: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_10: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_10, [None, None, clamp_max_46, clamp_max_47], mul_82, True);  full_10 = clamp_max_46 = clamp_max_47 = mul_82 = None
    add_62: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_61, index_put_10);  add_61 = index_put_10 = None
    full_11: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_11: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_11, [None, None, clamp_max_44, clamp_max_45], mul_83, True);  full_11 = clamp_max_44 = clamp_max_45 = mul_83 = None
    add_63: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_62, index_put_11);  add_62 = index_put_11 = None
    mul_84: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_9);  getitem_9 = None
    mul_85: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_11);  getitem_11 = None
    mul_86: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_10);  getitem_10 = None
    mul_87: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_8);  mul_71 = getitem_8 = None
    full_12: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_12: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_12, [None, None, clamp_max_42, clamp_max_43], mul_84, True);  full_12 = clamp_max_42 = clamp_max_43 = mul_84 = None
    add_64: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_63, index_put_12);  add_63 = index_put_12 = None
    full_13: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_13: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_13, [None, None, clamp_max_40, clamp_max_41], mul_85, True);  full_13 = clamp_max_40 = clamp_max_41 = mul_85 = None
    add_65: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_64, index_put_13);  add_64 = index_put_13 = None
    full_14: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_14: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_14, [None, None, clamp_max_38, clamp_max_39], mul_86, True);  full_14 = clamp_max_38 = clamp_max_39 = mul_86 = None
    add_66: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_65, index_put_14);  add_65 = index_put_14 = None
    full_15: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_15: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_15, [None, None, clamp_max_36, clamp_max_37], mul_87, True);  full_15 = clamp_max_36 = clamp_max_37 = mul_87 = None
    add_67: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_66, index_put_15);  add_66 = index_put_15 = None
    mul_88: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_5);  getitem_5 = None
    mul_89: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_7);  getitem_7 = None
    mul_90: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_6);  getitem_6 = None
    mul_91: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_4);  tangents_1 = getitem_4 = None
    mul_92: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_1)
    mul_93: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_3)
    mul_94: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_2)
    mul_95: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem);  mul_88 = None
    full_16: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_16: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_16, [None, None, clamp_max_32, clamp_max_33], mul_92, True);  full_16 = clamp_max_32 = clamp_max_33 = mul_92 = None
    add_68: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_67, index_put_16);  add_67 = index_put_16 = None
    full_17: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_17: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_17, [None, None, clamp_max_30, clamp_max_31], mul_93, True);  full_17 = clamp_max_30 = clamp_max_31 = mul_93 = None
    add_69: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_68, index_put_17);  add_68 = index_put_17 = None
    full_18: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_18: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_18, [None, None, clamp_max_28, clamp_max_29], mul_94, True);  full_18 = clamp_max_28 = clamp_max_29 = mul_94 = None
    add_70: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_69, index_put_18);  add_69 = index_put_18 = None
    full_19: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_19: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_19, [None, None, clamp_max_26, clamp_max_27], mul_95, True);  full_19 = clamp_max_26 = clamp_max_27 = mul_95 = None
    add_71: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_70, index_put_19);  add_70 = index_put_19 = None
    mul_96: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_1)
    mul_97: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_3)
    mul_98: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_2)
    mul_99: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem);  mul_89 = None
    full_20: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_20: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_20, [None, None, clamp_max_24, clamp_max_25], mul_96, True);  full_20 = clamp_max_24 = clamp_max_25 = mul_96 = None
    add_72: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_71, index_put_20);  add_71 = index_put_20 = None
    full_21: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_21: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_21, [None, None, clamp_max_22, clamp_max_23], mul_97, True);  full_21 = clamp_max_22 = clamp_max_23 = mul_97 = None
    add_73: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_72, index_put_21);  add_72 = index_put_21 = None
    full_22: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_22: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_22, [None, None, clamp_max_20, clamp_max_21], mul_98, True);  full_22 = clamp_max_20 = clamp_max_21 = mul_98 = None
    add_74: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_73, index_put_22);  add_73 = index_put_22 = None
    full_23: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_23: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_23, [None, None, clamp_max_18, clamp_max_19], mul_99, True);  full_23 = clamp_max_18 = clamp_max_19 = mul_99 = None
    add_75: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_74, index_put_23);  add_74 = index_put_23 = None
    mul_100: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_1)
    mul_101: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_3)
    mul_102: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_2)
    mul_103: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem);  mul_90 = None
    full_24: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_24: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_24, [None, None, clamp_max_16, clamp_max_17], mul_100, True);  full_24 = clamp_max_16 = clamp_max_17 = mul_100 = None
    add_76: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_75, index_put_24);  add_75 = index_put_24 = None
    full_25: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_25: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_25, [None, None, clamp_max_14, clamp_max_15], mul_101, True);  full_25 = clamp_max_14 = clamp_max_15 = mul_101 = None
    add_77: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_76, index_put_25);  add_76 = index_put_25 = None
    full_26: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_26: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_26, [None, None, clamp_max_12, clamp_max_13], mul_102, True);  full_26 = clamp_max_12 = clamp_max_13 = mul_102 = None
    add_78: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_77, index_put_26);  add_77 = index_put_26 = None
    full_27: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_27: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_27, [None, None, clamp_max_10, clamp_max_11], mul_103, True);  full_27 = clamp_max_10 = clamp_max_11 = mul_103 = None
    add_79: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_78, index_put_27);  add_78 = index_put_27 = None
    mul_104: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_1);  getitem_1 = None
    mul_105: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_3);  getitem_3 = None
    mul_106: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_2);  getitem_2 = None
    mul_107: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem);  mul_91 = getitem = None
    full_28: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_28: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_28, [None, None, clamp_max_8, clamp_max_9], mul_104, True);  full_28 = clamp_max_8 = clamp_max_9 = mul_104 = None
    add_80: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_79, index_put_28);  add_79 = index_put_28 = None
    full_29: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_29: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_29, [None, None, clamp_max_6, clamp_max_7], mul_105, True);  full_29 = clamp_max_6 = clamp_max_7 = mul_105 = None
    add_81: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_80, index_put_29);  add_80 = index_put_29 = None
    full_30: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_30: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_30, [None, None, clamp_max_4, clamp_max_5], mul_106, True);  full_30 = clamp_max_4 = clamp_max_5 = mul_106 = None
    add_82: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_81, index_put_30);  add_81 = index_put_30 = None
    full_31: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_31: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full_31, [None, None, clamp_max_2, clamp_max_3], mul_107, True);  full_31 = clamp_max_2 = clamp_max_3 = mul_107 = None
    add_83: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_82, index_put_31);  add_82 = index_put_31 = None
    return (add_52, add_83)
