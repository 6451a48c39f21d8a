def forward(self, primals_1: "f32[1, 8, 4, 3][96, 12, 3, 1]cpu"):
    _adaptive_avg_pool2d: "f32[1, 8, 5, 3][120, 15, 3, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [5, 3])
    return (_adaptive_avg_pool2d, primals_1)
