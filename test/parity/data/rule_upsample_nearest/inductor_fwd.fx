def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[6][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0)
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    convert_element_type_1: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1)
    _unsafe_index: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, convert_element_type_1]);  unsqueeze = None
    iota_2: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_4: "i64[5][1]cpu" = torch.ops.aten.mul.Tensor(iota_2, 1);  iota_2 = None
    add_4: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_4, 0);  mul_4 = None
    convert_element_type_4: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(add_4, torch.float32);  add_4 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, 0.0);  convert_element_type_4 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.6);  add_5 = None
    convert_element_type_5: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(mul_5, torch.int64);  mul_5 = None
    unsqueeze_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_5, -1);  convert_element_type_5 = None
    iota_3: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_6: "i64[7][1]cpu" = torch.ops.aten.mul.Tensor(iota_3, 1);  iota_3 = None
    add_6: "i64[7][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 0);  mul_6 = None
    convert_element_type_6: "f32[7][1]cpu" = torch.ops.prims.convert_element_type.default(add_6, torch.float32);  add_6 = None
    add_7: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, 0.0);  convert_element_type_6 = None
    mul_7: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.42857142857142855);  add_7 = None
    convert_element_type_7: "i64[7][1]cpu" = torch.ops.prims.convert_element_type.default(mul_7, torch.int64);  mul_7 = None
    _unsafe_index_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, convert_element_type_7])
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(_unsafe_index_1);  _unsafe_index_1 = None
    mul_8: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index, sum_1)
    add_9: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.5);  convert_element_type = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_9, 0.5);  add_9 = None
    convert_element_type_9: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(mul_10, torch.int64);  mul_10 = None
    unsqueeze_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_9, -1)
    _unsafe_index_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_2, convert_element_type_9]);  primals_1 = unsqueeze_2 = None
    add_12: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_8, _unsafe_index_2);  mul_8 = _unsafe_index_2 = None
    return (add_12, convert_element_type_1, _unsafe_index, unsqueeze_1, convert_element_type_7, sum_1, convert_element_type_9)
