def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_3);  mul = primals_3 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    return (add, mul_2, mul_1, tangents_1)
