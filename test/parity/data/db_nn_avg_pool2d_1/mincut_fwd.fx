def forward(self, primals_1: "f32[1, 3, 9, 9][243, 81, 9, 1]cpu"):
    avg_pool2d: "f32[1, 3, 9, 9][243, 81, 9, 1]cpu" = torch.ops.aten.avg_pool2d.default(primals_1, [3, 3], [1, 1], [1, 1], True, False, 2)
    return (avg_pool2d, primals_1)
