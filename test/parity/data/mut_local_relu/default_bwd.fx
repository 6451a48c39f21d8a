def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", relu: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, relu)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    threshold_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(mul_3, detach_4, 0);  mul_3 = detach_4 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(threshold_backward, primals_1);  primals_1 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(threshold_backward, primals_2);  threshold_backward = primals_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_5);  mul_2 = mul_5 = None
    return (add, mul_4)
