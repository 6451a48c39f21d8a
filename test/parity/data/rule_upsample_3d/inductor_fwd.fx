def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1)
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    convert_element_type_1: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1)
    unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1)
    _unsafe_index: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, unsqueeze, convert_element_type_1]);  unsqueeze_1 = unsqueeze = None
    convert_element_type_6: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 0.5);  convert_element_type_6 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.5);  add_6 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_6, 0.5);  mul_6 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [4, 1, 1])
    convert_element_type_7: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_7: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_7, 1)
    clamp_max: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp_max.default(add_7, 1);  add_7 = None
    view_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [4, 1])
    convert_element_type_9: "i64[4, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_9: "i64[4, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_9, 1)
    clamp_max_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_9, 1);  add_9 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(clamp_min, [4]);  clamp_min = None
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
    add_21: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_21, 0.5);  add_21 = None
    convert_element_type_13: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(mul_17, torch.int64);  mul_17 = None
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_13, -1)
    unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, -1)
    _unsafe_index_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_4, unsqueeze_3, convert_element_type_13]);  primals_1 = unsqueeze_4 = unsqueeze_3 = None
    add_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_19, _unsafe_index_9);  add_19 = _unsafe_index_9 = None
    return (add_26, convert_element_type_1, convert_element_type_7, clamp_max, convert_element_type_9, clamp_max_1, convert_element_type_11, clamp_max_2, clamp_max_3, clamp_max_4, clamp_max_5, convert_element_type_13)
