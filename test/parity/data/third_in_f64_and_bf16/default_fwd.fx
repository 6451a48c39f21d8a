def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f64[3][1]cpu", primals_3: "bf16[3][1]cpu"):
    add: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    mul: "bf16[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(add, dtype = torch.float32)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy);  primals_1 = None
    _to_copy_1: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.float32)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, _to_copy_1);  mul_1 = _to_copy_1 = None
    return (add, mul, add_1, _to_copy)
