def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    renorm: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.renorm.default(primals_1, 2, 1, 0.5)
    return (renorm, primals_1)
