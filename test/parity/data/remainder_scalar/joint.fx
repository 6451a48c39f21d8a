def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    remainder: "f32[4][1]cpu" = torch.ops.aten.remainder.Scalar(primals_1, 0.7);  primals_1 = None
    return (remainder, tangents_1)
