def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 3);  mul_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul_2);  primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_2);  mul_3 = None
    return (add, mul_2)
