def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, 0.0);  convert_element_type = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1.3333333333333333);  add_1 = None
    convert_element_type_1: "i64[3][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.int64);  mul_1 = None
    _unsafe_index: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, convert_element_type_1]);  primals_1 = None
    return (_unsafe_index, convert_element_type_1)
