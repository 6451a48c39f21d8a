def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, iota);  primals_1 = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f64[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float64);  iota_1 = None
    mul_1: "f64[3][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5);  convert_element_type = None
    add: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 0.5);  mul_1 = None
    convert_element_type_1: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, convert_element_type_1);  mul = convert_element_type_1 = None
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_2: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(iota_2, 1);  iota_2 = None
    add_2: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 1);  mul_2 = None
    convert_element_type_2: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add_2, torch.float32);  add_2 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2);  add_1 = convert_element_type_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, iota);  tangents_1 = iota = None
    return (add_3, mul_3)
