def forward(self, primals_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    reflection_pad2d: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.aten.reflection_pad2d.default(primals_1, [2, 1, 0, 2])
    return (reflection_pad2d, primals_1)
