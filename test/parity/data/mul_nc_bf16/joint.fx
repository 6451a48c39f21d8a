def forward(self, primals_1: "bf16[2, 3][1, 2]cpu", primals_2: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[2, 3][1, 2]cpu"):
    mul: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    return (mul, mul_2, mul_1)
