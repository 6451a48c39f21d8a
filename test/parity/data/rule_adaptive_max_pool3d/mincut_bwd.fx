def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu", getitem_1: "i64[1, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu", getitem_3: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    sum_1: "f32[1, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [2, 3, 4], True)
    adaptive_max_pool3d_backward: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.adaptive_max_pool3d_backward.default(tangents_1, primals_1, getitem_3);  tangents_1 = getitem_3 = None
    adaptive_max_pool3d_backward_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.adaptive_max_pool3d_backward.default(sum_1, primals_1, getitem_1);  sum_1 = primals_1 = getitem_1 = None
    add_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(adaptive_max_pool3d_backward, adaptive_max_pool3d_backward_1);  adaptive_max_pool3d_backward = adaptive_max_pool3d_backward_1 = None
    return (add_1,)
