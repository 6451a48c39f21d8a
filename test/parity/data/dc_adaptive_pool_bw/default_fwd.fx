def forward(self, primals_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu"):
    _adaptive_avg_pool2d: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [2, 3])
    mean: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [-1, -2], True)
    return (_adaptive_avg_pool2d, mean, primals_1)
