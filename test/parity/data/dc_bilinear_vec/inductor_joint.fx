def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_3: "f32[2, 3, 8][24, 8, 1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.6);  add = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [5, 1]);  clamp_min = None
    convert_element_type_1: "i64[5, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
    clamp_max: "i64[5, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_1, 2);  add_1 = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_2: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32);  iota_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.5);  convert_element_type_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1.3333333333333333);  add_2 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp_min_1: "f32[3][1]cpu" = torch.ops.aten.clamp_min.default(sub_1, 0.0);  sub_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(clamp_min_1, [3]);  clamp_min_1 = None
    convert_element_type_3: "i64[3][1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_3: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1)
    clamp_max_1: "i64[3][1]cpu" = torch.ops.aten.clamp_max.default(add_3, 3);  add_3 = None
    _unsafe_index: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, convert_element_type_3])
    _unsafe_index_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, clamp_max_1])
    _unsafe_index_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_3])
    _unsafe_index_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_1])
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(view_1, convert_element_type_3);  view_1 = None
    clamp_min_2: "f32[3][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0.0);  sub_2 = None
    clamp_max_2: "f32[3][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 1.0);  clamp_min_2 = None
    sub_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_max_2);  sub_3 = None
    add_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_max_2);  sub_4 = None
    add_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, convert_element_type_1);  view = None
    clamp_min_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0.0);  sub_5 = None
    clamp_max_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 1.0);  clamp_min_3 = None
    sub_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_max_3);  sub_6 = None
    add_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    iota_2: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_4: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota_2, torch.float32);  iota_2 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, 0.4);  convert_element_type_4 = None
    clamp_min_4: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(mul_5, 0.0);  mul_5 = None
    view_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min_4, [6, 1]);  clamp_min_4 = None
    convert_element_type_5: "i64[6, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view_2, torch.int64)
    add_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1)
    clamp_max_4: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_7, 2);  add_7 = None
    iota_3: "i64[8][1]cpu" = torch.ops.prims.iota.default(8, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_6: "f32[8][1]cpu" = torch.ops.prims.convert_element_type.default(iota_3, torch.float32);  iota_3 = None
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_6, 0.42857142857142855);  convert_element_type_6 = None
    clamp_min_5: "f32[8][1]cpu" = torch.ops.aten.clamp_min.default(mul_6, 0.0);  mul_6 = None
    view_3: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_min_5, [8]);  clamp_min_5 = None
    convert_element_type_7: "i64[8][1]cpu" = torch.ops.prims.convert_element_type.default(view_3, torch.int64)
    add_8: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    clamp_max_5: "i64[8][1]cpu" = torch.ops.aten.clamp_max.default(add_8, 3);  add_8 = None
    _unsafe_index_4: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_5, convert_element_type_7])
    _unsafe_index_5: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_5, clamp_max_5])
    _unsafe_index_6: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_4, convert_element_type_7])
    _unsafe_index_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_4, clamp_max_5])
    sub_7: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_3, convert_element_type_7);  view_3 = None
    clamp_min_6: "f32[8][1]cpu" = torch.ops.aten.clamp_min.default(sub_7, 0.0);  sub_7 = None
    clamp_max_6: "f32[8][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 1.0);  clamp_min_6 = None
    sub_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_max_6);  sub_8 = None
    add_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_max_6);  sub_9 = None
    add_10: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_10: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, convert_element_type_5);  view_2 = None
    clamp_min_7: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_10, 0.0);  sub_10 = None
    clamp_max_7: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 1.0);  clamp_min_7 = None
    sub_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_max_7);  sub_11 = None
    add_11: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_9);  add_9 = mul_9 = None
    select: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    iota_4: "i64[8][1]cpu" = torch.ops.prims.iota.default(8, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_8: "f32[8][1]cpu" = torch.ops.prims.convert_element_type.default(iota_4, torch.float32);  iota_4 = None
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_8, 0.5);  convert_element_type_8 = None
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_12, 0.5);  add_12 = None
    sub_12: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(mul_10, 0.5);  mul_10 = None
    clamp_min_8: "f32[8][1]cpu" = torch.ops.aten.clamp_min.default(sub_12, 0.0);  sub_12 = None
    view_4: "f32[8][1]cpu" = torch.ops.aten.view.default(clamp_min_8, [8]);  clamp_min_8 = None
    convert_element_type_9: "i64[8][1]cpu" = torch.ops.prims.convert_element_type.default(view_4, torch.int64)
    add_13: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_9, 1)
    clamp_max_8: "i64[8][1]cpu" = torch.ops.aten.clamp_max.default(add_13, 3);  add_13 = None
    _unsafe_index_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(select, [None, None, convert_element_type_9])
    _unsafe_index_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(select, [None, None, clamp_max_8]);  select = None
    sub_13: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(view_4, convert_element_type_9);  view_4 = None
    clamp_min_9: "f32[8][1]cpu" = torch.ops.aten.clamp_min.default(sub_13, 0.0);  sub_13 = None
    clamp_max_9: "f32[8][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_9, 1.0);  clamp_min_9 = None
    sub_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_9, _unsafe_index_8);  _unsafe_index_9 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(sub_14, clamp_max_9);  sub_14 = None
    add_14: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_8, mul_11);  _unsafe_index_8 = mul_11 = None
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_max_9);  clamp_max_9 = None
    neg: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    full: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_8], mul_12, True);  full = clamp_max_8 = mul_12 = None
    full_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, convert_element_type_9], add_15, True);  full_1 = convert_element_type_9 = add_15 = None
    add_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    full_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.select_scatter.default(full_2, add_16, 0, 0);  full_2 = add_16 = None
    mul_13: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_max_7);  clamp_max_7 = None
    neg_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_17: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_1);  tangents_2 = neg_1 = None
    mul_14: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_max_6)
    neg_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_18: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_2);  mul_13 = neg_2 = None
    mul_15: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, clamp_max_6);  clamp_max_6 = None
    neg_3: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_19: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_17, neg_3);  add_17 = neg_3 = None
    full_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_3, [None, None, clamp_max_4, clamp_max_5], mul_14, True);  full_3 = mul_14 = None
    add_20: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, index_put_2);  select_scatter = index_put_2 = None
    full_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_4, [None, None, clamp_max_4, convert_element_type_7], add_18, True);  full_4 = clamp_max_4 = add_18 = None
    add_21: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_20, index_put_3);  add_20 = index_put_3 = None
    full_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_5, [None, None, convert_element_type_5, clamp_max_5], mul_15, True);  full_5 = clamp_max_5 = mul_15 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, index_put_4);  add_21 = index_put_4 = None
    full_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_6, [None, None, convert_element_type_5, convert_element_type_7], add_19, True);  full_6 = convert_element_type_5 = convert_element_type_7 = add_19 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, index_put_5);  add_22 = index_put_5 = None
    mul_16: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_3);  clamp_max_3 = None
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_4);  tangents_1 = neg_4 = None
    mul_17: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_max_2)
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_5);  mul_16 = neg_5 = None
    mul_18: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, clamp_max_2);  clamp_max_2 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_24, neg_6);  add_24 = neg_6 = None
    full_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_7, [None, None, clamp_max, clamp_max_1], mul_17, True);  full_7 = mul_17 = None
    add_27: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, index_put_6);  add_23 = index_put_6 = None
    full_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_8, [None, None, clamp_max, convert_element_type_3], add_25, True);  full_8 = clamp_max = add_25 = None
    add_28: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, index_put_7);  add_27 = index_put_7 = None
    full_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_9, [None, None, convert_element_type_1, clamp_max_1], mul_18, True);  full_9 = clamp_max_1 = mul_18 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, index_put_8);  add_28 = index_put_8 = None
    full_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_10, [None, None, convert_element_type_1, convert_element_type_3], add_26, True);  full_10 = convert_element_type_1 = convert_element_type_3 = add_26 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, index_put_9);  add_29 = index_put_9 = None
    return (add_6, add_11, add_14, add_30)
