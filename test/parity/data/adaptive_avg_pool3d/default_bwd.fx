def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    _adaptive_avg_pool3d_backward: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool3d_backward.default(tangents_1, primals_1);  tangents_1 = primals_1 = None
    return (_adaptive_avg_pool3d_backward,)
