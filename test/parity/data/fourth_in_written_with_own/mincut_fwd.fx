def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2);  primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = None
    return (mul, mul_1, mul)
