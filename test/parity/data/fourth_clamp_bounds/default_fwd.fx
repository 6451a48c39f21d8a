def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    clamp_min: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(mul, -0.5);  mul = None
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(clamp_min)
    clamp_max: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 0.5);  clamp_min = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_max, primals_2)
    return (mul_1, primals_2, clone, clone_1, clamp_max)
