def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = primals_2 = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(mul_1)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, primals_1);  detach_1 = primals_1 = None
    return (mul_1, mul_2)
