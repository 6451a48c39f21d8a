def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    clamp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_1, -0.5, 0.5)
    return (clamp, primals_1)
