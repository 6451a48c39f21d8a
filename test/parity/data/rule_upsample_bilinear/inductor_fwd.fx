def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "bf16[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5)
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul, 0.5);  mul = None
    clamp_min: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min, [6, 1])
    convert_element_type_1: "i64[6, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_1: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
    clamp_max: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_1, 2);  add_1 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_min, [6]);  clamp_min = None
    convert_element_type_3: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_3: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1)
    clamp_max_1: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(add_3, 2);  add_3 = None
    _unsafe_index: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, convert_element_type_3])
    _unsafe_index_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1, clamp_max_1])
    _unsafe_index_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, convert_element_type_3])
    _unsafe_index_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, clamp_max_1]);  primals_1 = None
    sub_2: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view_1, convert_element_type_3);  view_1 = None
    clamp_min_2: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0.0);  sub_2 = None
    clamp_max_2: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 1.0);  clamp_min_2 = None
    sub_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, clamp_max_2);  sub_3 = None
    add_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_max_2);  sub_4 = None
    add_5: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_5: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, convert_element_type_1);  view = None
    clamp_min_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_5, 0.0);  sub_5 = None
    clamp_max_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 1.0);  clamp_min_3 = None
    sub_6: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, add_4);  add_5 = None
    mul_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_max_3);  sub_6 = None
    add_6: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    convert_element_type_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32);  primals_2 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.4);  convert_element_type = None
    clamp_min_4: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(mul_5, 0.0);  mul_5 = None
    view_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp_min_4, [6, 1])
    convert_element_type_6: "i64[6, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(view_2, torch.int64)
    add_7: "i64[6, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 1)
    clamp_max_4: "i64[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(add_7, 2);  add_7 = None
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_min_4, [6]);  clamp_min_4 = None
    convert_element_type_8: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(view_3, torch.int64)
    add_8: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_8, 1)
    clamp_max_5: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(add_8, 2);  add_8 = None
    _unsafe_index_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_4, [None, None, convert_element_type_6, convert_element_type_8])
    _unsafe_index_5: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_4, [None, None, convert_element_type_6, clamp_max_5])
    _unsafe_index_6: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_4, [None, None, clamp_max_4, convert_element_type_8])
    _unsafe_index_7: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_4, [None, None, clamp_max_4, clamp_max_5]);  convert_element_type_4 = None
    sub_7: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view_3, convert_element_type_8);  view_3 = None
    clamp_min_6: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_7, 0.0);  sub_7 = None
    clamp_max_6: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 1.0);  clamp_min_6 = None
    sub_8: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_5, _unsafe_index_4);  _unsafe_index_5 = None
    mul_7: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, clamp_max_6);  sub_8 = None
    add_9: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_4, mul_7);  _unsafe_index_4 = mul_7 = None
    sub_9: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_7, _unsafe_index_6);  _unsafe_index_7 = None
    mul_8: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_max_6);  sub_9 = None
    add_10: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_6, mul_8);  _unsafe_index_6 = mul_8 = None
    sub_10: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, convert_element_type_6);  view_2 = None
    clamp_min_7: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(sub_10, 0.0);  sub_10 = None
    clamp_max_7: "f32[6, 1][1, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 1.0);  clamp_min_7 = None
    sub_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_9: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_11, clamp_max_7);  sub_11 = None
    add_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_9);  add_9 = mul_9 = None
    convert_element_type_9: "bf16[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(add_11, torch.bfloat16);  add_11 = None
    add_12: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_6, convert_element_type_9);  add_6 = convert_element_type_9 = None
    return (add_12, convert_element_type_1, clamp_max, convert_element_type_3, clamp_max_1, clamp_max_2, clamp_max_3, convert_element_type_6, clamp_max_4, convert_element_type_8, clamp_max_5, clamp_max_6, clamp_max_7)
