def forward(self, primals_1: "f32[3][1]cpu"):
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(0.0, primals_1)
    pow_2: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(2, primals_1)
    pow_3: "f32[3][1]cpu" = torch.ops.aten.pow.Scalar(1.0, primals_1);  primals_1 = None
    return (pow_1, pow_2, pow_3)
