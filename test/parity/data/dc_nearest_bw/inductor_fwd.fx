def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[6][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0);  convert_element_type = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    convert_element_type_1: "i64[6][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1);  convert_element_type_1 = None
    iota_1: "i64[8][1]cpu" = torch.ops.prims.iota.default(8, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_2: "i64[8][1]cpu" = torch.ops.aten.mul.Tensor(iota_1, 1);  iota_1 = None
    add_2: "i64[8][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 0);  mul_2 = None
    convert_element_type_2: "f32[8][1]cpu" = torch.ops.prims.convert_element_type.default(add_2, torch.float32);  add_2 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.0);  convert_element_type_2 = None
    mul_3: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    convert_element_type_3: "i64[8][1]cpu" = torch.ops.prims.convert_element_type.default(mul_3, torch.int64);  mul_3 = None
    _unsafe_index: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, convert_element_type_3])
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
    mul_7: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.5714285714285714);  add_7 = None
    convert_element_type_7: "i64[7][1]cpu" = torch.ops.prims.convert_element_type.default(mul_7, torch.int64);  mul_7 = None
    _unsafe_index_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, convert_element_type_7]);  primals_1 = None
    return (_unsafe_index, _unsafe_index_1, unsqueeze, convert_element_type_3, unsqueeze_1, convert_element_type_7)
