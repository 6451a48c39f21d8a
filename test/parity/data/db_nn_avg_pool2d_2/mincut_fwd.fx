def forward(self, primals_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu"):
    avg_pool2d: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.avg_pool2d.default(primals_1, [4, 4], [2, 2], [2], True)
    return (avg_pool2d, primals_1)
