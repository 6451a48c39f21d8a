def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu"):
    lerp: "f32[5, 5][5, 1]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 0.4);  primals_1 = primals_2 = None
    return (lerp,)
