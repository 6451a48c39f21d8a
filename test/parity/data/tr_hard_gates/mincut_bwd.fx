def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", hardswish: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    hardtanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_1, primals_3, -0.5, 0.5);  primals_3 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, hardswish);  hardswish = None
    hardsigmoid: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardsigmoid.default(primals_2)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, hardsigmoid);  tangents_1 = hardsigmoid = None
    hardsigmoid_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardsigmoid_backward.default(mul_1, primals_2);  mul_1 = primals_2 = None
    hardswish_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardswish_backward.default(mul_2, primals_1);  mul_2 = primals_1 = None
    return (hardswish_backward, hardsigmoid_backward, hardtanh_backward)
