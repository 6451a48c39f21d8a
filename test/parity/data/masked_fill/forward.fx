def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu"):
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, primals_2, 0.5);  primals_1 = primals_2 = None
    return masked_fill
