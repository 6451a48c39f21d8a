def forward(self, primals_1: "f32[2, 3, 3, 4, 4][144, 48, 16, 4, 1]cpu", tangents_1: "f32[2, 3, 1, 2, 2][12, 4, 4, 2, 1]cpu"):
    avg_pool3d_backward: "f32[2, 3, 3, 4, 4][144, 48, 16, 4, 1]cpu" = torch.ops.aten.avg_pool3d_backward.default(tangents_1, primals_1, [2, 2, 2], [], [0, 0, 0], False, True, None);  tangents_1 = primals_1 = None
    return (avg_pool3d_backward,)
