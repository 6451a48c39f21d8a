def forward(self, primals_1: "f32[1, 2, 4][8, 4, 1]cpu"):
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[6][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1)
    add: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0)
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.6666666666666666);  add_1 = None
    convert_element_type_1: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    _unsafe_index: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1])
    convert_element_type_2: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    add_2: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.5)
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.6666666666666666);  add_2 = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_2, 0.5);  mul_2 = None
    clamp_min: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0.0);  sub = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_min, [6]);  clamp_min = None
    convert_element_type_3: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.int64)
    add_3: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, 1)
    clamp_max: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(add_3, 3);  add_3 = None
    _unsafe_index_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_3])
    _unsafe_index_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max])
    sub_1: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view, convert_element_type_3);  view = None
    clamp_min_1: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_1, 0.0);  sub_1 = None
    clamp_max_1: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 1.0);  clamp_min_1 = None
    sub_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_max_1);  sub_2 = None
    add_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_3);  _unsafe_index_1 = mul_3 = None
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.6);  convert_element_type_2 = None
    clamp_min_2: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(mul_4, 0.0);  mul_4 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_min_2, [6]);  clamp_min_2 = None
    convert_element_type_5: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(view_1, torch.int64)
    add_5: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1)
    clamp_max_2: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(add_5, 3);  add_5 = None
    _unsafe_index_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_5])
    _unsafe_index_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max_2])
    sub_3: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view_1, convert_element_type_5);  view_1 = None
    clamp_min_3: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(sub_3, 0.0);  sub_3 = None
    clamp_max_3: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 1.0);  clamp_min_3 = None
    sub_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_max_3);  sub_4 = None
    add_6: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_5);  _unsafe_index_3 = mul_5 = None
    mul_6: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, add_6)
    add_7: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_6);  _unsafe_index = mul_6 = None
    add_9: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_9, 0.6666666666666666);  add_9 = None
    convert_element_type_7: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(mul_8, torch.int64);  mul_8 = None
    _unsafe_index_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_7]);  primals_1 = None
    add_10: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_7, _unsafe_index_5);  add_7 = _unsafe_index_5 = None
    return (add_10, convert_element_type_1, convert_element_type_3, clamp_max, clamp_max_1, add_4, convert_element_type_5, clamp_max_2, clamp_max_3, add_6, convert_element_type_7)
