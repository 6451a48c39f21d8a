def forward(self, primals_1: "f32[3][1]cpu"):
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0.5)
    pow_2: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.5)
    pow_3: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -0.5)
    sqrt: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(primals_1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(sqrt)
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(primals_1)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(rsqrt)
    return (pow_1, pow_2, pow_3, sqrt, rsqrt, primals_1, detach, detach_1)
