def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(mul, -2);  mul = None
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5);  convert_element_type = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, mul_1);  unsqueeze = mul_1 = None
    lgamma: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lgamma.default(add_1);  add_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(lgamma, [-1]);  lgamma = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, 1.7170948287741004);  sum_1 = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_1: "f64[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float64);  iota_1 = None
    mul_2: "f64[3][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.5);  convert_element_type_1 = None
    add_3: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, -1.0);  mul_2 = None
    convert_element_type_2: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add_3, torch.float32);  add_3 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_2, unsqueeze_1);  convert_element_type_2 = unsqueeze_1 = None
    digamma: "f32[2, 3][3, 1]cpu" = torch.ops.aten.digamma.default(add_4);  add_4 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(digamma, [-1]);  digamma = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    return (add_2, mul_3)
