def forward(self, primals_1: "f32[3][1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(iota, 2);  iota = None
    add: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(mul, 1);  mul = None
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, convert_element_type);  primals_1 = convert_element_type = None
    return (mul_1,)
