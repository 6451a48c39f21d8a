def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f64[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(mul, primals_2);  mul = primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(copy, primals_1)
    return (mul_1, primals_1, copy)
