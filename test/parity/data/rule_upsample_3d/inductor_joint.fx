def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0);  convert_element_type = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    convert_element_type_1: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1);  convert_element_type_1 = None
    unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_2: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_1, 1);  iota_1 = None
    add_2: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 0);  mul_2 = None
    convert_element_type_2: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_2, torch.float32);  add_2 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.0);  convert_element_type_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    convert_element_type_3: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_3, torch.int64);  mul_3 = None
    unsqueeze_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_3, -1);  convert_element_type_3 = None
    iota_2: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_4: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_2, 1);  iota_2 = None
    add_4: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, 0);  mul_4 = None
    convert_element_type_4: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_4, torch.float32);  add_4 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, 0.0);  convert_element_type_4 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    convert_element_type_5: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_5, torch.int64);  mul_5 = None
    _unsafe_index: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, unsqueeze_2, convert_element_type_5])
    iota_3: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_6: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(iota_3, torch.float32);  iota_3 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 0.5);  convert_element_type_6 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.5);  add_6 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [4, 1, 1]);  clamp_min = None
    convert_element_type_7: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_7: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    clamp_max: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp_max.default(add_7, 1);  add_7 = None
    iota_4: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_8: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(iota_4, torch.float32);  iota_4 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_8, 0.5);  convert_element_type_8 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_8, 0.5);  add_8 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_7, 0.5);  mul_7 = None
    clamp_min_1: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min_1, [4, 1]);  clamp_min_1 = None
    convert_element_type_9: "i64[4, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_9: "i64[4, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_9, 1)
    clamp_max_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_9, 1);  add_9 = None
    iota_5: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_10: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(iota_5, torch.float32);  iota_5 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 0.5);  convert_element_type_10 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_10, 0.5);  add_10 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_8, 0.5);  mul_8 = None
    clamp_min_2: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0.0);  sub_2 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(clamp_min_2, [4]);  clamp_min_2 = None
    convert_element_type_11: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(view_2, torch.int64)
    add_11: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, 1)
    clamp_max_2: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(add_11, 1);  add_11 = None
    _unsafe_index_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_7, convert_element_type_9, convert_element_type_11])
    _unsafe_index_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_7, convert_element_type_9, clamp_max_2])
    _unsafe_index_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_7, clamp_max_1, convert_element_type_11])
    _unsafe_index_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_7, clamp_max_1, clamp_max_2])
    _unsafe_index_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_9, convert_element_type_11])
    _unsafe_index_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_9, clamp_max_2])
    _unsafe_index_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_1, convert_element_type_11])
    _unsafe_index_8: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_1, clamp_max_2])
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(view_2, convert_element_type_11);  view_2 = None
    clamp_min_3: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_3, 0.0);  sub_3 = None
    clamp_max_3: "f32[4][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 1.0);  clamp_min_3 = None
    sub_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_max_3);  sub_4 = None
    add_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_9);  _unsafe_index_1 = mul_9 = None
    sub_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, clamp_max_3);  sub_5 = None
    add_13: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_10);  _unsafe_index_3 = mul_10 = None
    sub_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_6, _unsafe_index_5);  _unsafe_index_6 = None
    mul_11: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_max_3);  sub_6 = None
    add_14: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_5, mul_11);  _unsafe_index_5 = mul_11 = None
    sub_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_8, _unsafe_index_7);  _unsafe_index_8 = None
    mul_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, clamp_max_3);  sub_7 = None
    add_15: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_7, mul_12);  _unsafe_index_7 = mul_12 = None
    sub_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_1, convert_element_type_9);  view_1 = None
    clamp_min_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_8, 0.0);  sub_8 = None
    clamp_max_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_4, 1.0);  clamp_min_4 = None
    sub_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_13, add_12);  add_13 = None
    mul_13: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_max_4);  sub_9 = None
    add_16: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_13);  add_12 = mul_13 = None
    sub_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_15, add_14);  add_15 = None
    mul_14: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_max_4);  sub_10 = None
    add_17: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_14);  add_14 = mul_14 = None
    sub_11: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(view, convert_element_type_7);  view = None
    clamp_min_5: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_11, 0.0);  sub_11 = None
    clamp_max_5: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_5, 1.0);  clamp_min_5 = None
    sub_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_17, add_16);  add_17 = None
    mul_15: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, clamp_max_5);  sub_12 = None
    add_18: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_15);  add_16 = mul_15 = None
    add_19: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, add_18);  _unsafe_index = add_18 = None
    iota_6: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_16: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_6, 1);  iota_6 = None
    add_20: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_16, 0);  mul_16 = None
    convert_element_type_12: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_20, torch.float32);  add_20 = None
    add_21: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_12, 0.5);  convert_element_type_12 = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_21, 0.5);  add_21 = None
    convert_element_type_13: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_17, torch.int64);  mul_17 = None
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_13, -1);  convert_element_type_13 = None
    unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, -1);  unsqueeze_3 = None
    iota_7: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_18: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_7, 1);  iota_7 = None
    add_22: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_18, 0);  mul_18 = None
    convert_element_type_14: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_22, torch.float32);  add_22 = None
    add_23: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_14, 0.5);  convert_element_type_14 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_23, 0.5);  add_23 = None
    convert_element_type_15: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_19, torch.int64);  mul_19 = None
    unsqueeze_5: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_15, -1);  convert_element_type_15 = None
    iota_8: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_20: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota_8, 1);  iota_8 = None
    add_24: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul_20, 0);  mul_20 = None
    convert_element_type_16: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add_24, torch.float32);  add_24 = None
    add_25: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_16, 0.5);  convert_element_type_16 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_25, 0.5);  add_25 = None
    convert_element_type_17: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_21, torch.int64);  mul_21 = None
    _unsafe_index_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_4, unsqueeze_5, convert_element_type_17]);  primals_1 = None
    add_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_19, _unsafe_index_9);  add_19 = _unsafe_index_9 = None
    full: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_4, unsqueeze_5, convert_element_type_17], tangents_1, True);  full = unsqueeze_4 = unsqueeze_5 = convert_element_type_17 = None
    mul_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_5);  clamp_max_5 = None
    neg: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg);  neg = None
    mul_23: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, clamp_max_4)
    neg_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_23)
    add_28: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_22, neg_1);  mul_22 = neg_1 = None
    mul_24: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_27, clamp_max_4);  clamp_max_4 = None
    neg_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_24)
    add_29: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, neg_2);  add_27 = neg_2 = None
    mul_25: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, clamp_max_3)
    neg_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_25)
    add_30: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, neg_3);  mul_23 = neg_3 = None
    mul_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_28, clamp_max_3)
    neg_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_26)
    add_31: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, neg_4);  add_28 = neg_4 = None
    mul_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_24, clamp_max_3)
    neg_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_27)
    add_32: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, neg_5);  mul_24 = neg_5 = None
    mul_28: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_29, clamp_max_3);  clamp_max_3 = None
    neg_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_28)
    add_33: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, neg_6);  add_29 = neg_6 = None
    full_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, clamp_max, clamp_max_1, clamp_max_2], mul_25, True);  full_1 = mul_25 = None
    add_34: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    full_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max, clamp_max_1, convert_element_type_11], add_30, True);  full_2 = add_30 = None
    add_35: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_34, index_put_2);  add_34 = index_put_2 = None
    full_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_max, convert_element_type_9, clamp_max_2], mul_26, True);  full_3 = mul_26 = None
    add_36: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_35, index_put_3);  add_35 = index_put_3 = None
    full_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_max, convert_element_type_9, convert_element_type_11], add_31, True);  full_4 = clamp_max = add_31 = None
    add_37: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_36, index_put_4);  add_36 = index_put_4 = None
    full_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, convert_element_type_7, clamp_max_1, clamp_max_2], mul_27, True);  full_5 = mul_27 = None
    add_38: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_37, index_put_5);  add_37 = index_put_5 = None
    full_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, convert_element_type_7, clamp_max_1, convert_element_type_11], add_32, True);  full_6 = clamp_max_1 = add_32 = None
    add_39: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_38, index_put_6);  add_38 = index_put_6 = None
    full_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, convert_element_type_7, convert_element_type_9, clamp_max_2], mul_28, True);  full_7 = clamp_max_2 = mul_28 = None
    add_40: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_39, index_put_7);  add_39 = index_put_7 = None
    full_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, convert_element_type_7, convert_element_type_9, convert_element_type_11], add_33, True);  full_8 = convert_element_type_7 = convert_element_type_9 = convert_element_type_11 = add_33 = None
    add_41: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_40, index_put_8);  add_40 = index_put_8 = None
    full_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, unsqueeze_1, unsqueeze_2, convert_element_type_5], tangents_1, True);  full_9 = unsqueeze_1 = unsqueeze_2 = convert_element_type_5 = tangents_1 = None
    add_42: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_41, index_put_9);  add_41 = index_put_9 = None
    return (add_26, add_42)
