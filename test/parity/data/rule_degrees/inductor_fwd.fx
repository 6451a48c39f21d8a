def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.017453292519943295)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 57.29577951308232)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul, mul_1);  mul = mul_1 = None
    return (mul_2, primals_1, primals_2)
