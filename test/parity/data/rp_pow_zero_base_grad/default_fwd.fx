def forward(self, primals_1: "f32[3][1]cpu"):
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(0.0, primals_1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(pow_1)
    pow_2: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(2, primals_1)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(pow_2)
    pow_3: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(1.0, primals_1)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(pow_3)
    return (pow_1, pow_2, pow_3, primals_1, detach, detach_1, detach_2)
