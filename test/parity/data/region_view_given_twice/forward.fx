def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    return (mul, mul_1)
