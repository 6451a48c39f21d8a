def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    threshold: "f32[2, 3][3, 1]cpu" = torch.ops.aten.threshold.default(mul, 0.1, 0.2);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul_1)
    hardtanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh.default(mul_1, 0, 6);  mul_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(threshold, hardtanh);  threshold = hardtanh = None
    hardtanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_1, clone_1, 0, 6);  clone_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(hardtanh_backward, 1);  hardtanh_backward = None
    threshold_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, clone, 0.1);  tangents_1 = clone = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(threshold_backward, 1);  threshold_backward = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    return (add, add_1)
