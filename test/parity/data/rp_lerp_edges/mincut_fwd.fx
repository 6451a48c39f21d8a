def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    lerp: "f32[3][1]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 0.5)
    lerp_1: "f32[3][1]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 0.0)
    lerp_2: "f32[3][1]cpu" = torch.ops.aten.lerp.Tensor(primals_1, primals_2, primals_3)
    lerp_3: "f32[3][1]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 1.0)
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    return (lerp, lerp_1, lerp_2, lerp_3, primals_3, sub_1)
