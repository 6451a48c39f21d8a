def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.017453292519943295);  primals_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 57.29577951308232);  primals_2 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul, mul_1)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_1);  tangents_1 = mul_1 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(mul_3, 57.29577951308232);  mul_3 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(mul_4, 0.017453292519943295);  mul_4 = None
    return (mul_2, mul_6, mul_5)
