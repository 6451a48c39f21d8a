def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    lerp: "f32[3][1]cpu" = torch.ops.aten.lerp.Scalar(mul, primals_2, 0.3);  mul = primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.3)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.7);  tangents_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 1);  mul_2 = None
    return (lerp, mul_3, mul_1)
