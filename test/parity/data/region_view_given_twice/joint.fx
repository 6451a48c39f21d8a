def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    return (mul, mul_1, mul_4, mul_3, mul_2)
