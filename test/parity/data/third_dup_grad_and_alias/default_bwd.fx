def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", mul: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  tangents_1 = primals_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_1);  primals_1 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_2);  mul_3 = primals_2 = None
    return (mul_5, mul_4, mul_2)
