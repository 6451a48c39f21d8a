def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    threshold: "f32[2, 3][3, 1]cpu" = torch.ops.aten.threshold.default(mul, 0.1, 0.2);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul_1)
    hardtanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh.default(mul_1, 0, 6);  mul_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(threshold, hardtanh);  threshold = hardtanh = None
    return (add, clone, clone_1)
