def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, 3)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, mul_1);  mul = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_1);  tangents_1 = mul_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 2);  mul_3 = None
    return (mul_2, mul_4)
