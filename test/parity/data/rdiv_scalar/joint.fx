def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    reciprocal: "f32[2, 3][3, 1]cpu" = torch.ops.aten.reciprocal.default(primals_1);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(reciprocal)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0);  tangents_1 = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_1, detach_1);  detach_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul_1);  mul_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, mul_2);  neg = mul_2 = None
    return (mul, mul_3)
