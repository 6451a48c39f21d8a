def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul)
    atan2: "f32[3][1]cpu" = torch.ops.aten.atan2.default(mul, primals_2);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_1)
    hypot: "f32[3][1]cpu" = torch.ops.aten.hypot.default(mul_1, primals_2);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_2)
    copysign: "f32[3][1]cpu" = torch.ops.aten.copysign.Tensor(mul_2, primals_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(hypot, copysign)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(atan2, mul_3);  atan2 = mul_3 = None
    return (add, primals_2, clone, clone_1, hypot, clone_2, copysign)
