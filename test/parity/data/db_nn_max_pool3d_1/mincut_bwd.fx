def forward(self, primals_1: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu", getitem_1: "i64[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu", tangents_1: "f32[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu"):
    max_pool3d_with_indices_backward: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(tangents_1, primals_1, [3, 3, 3], [2, 2, 2], [0, 0, 0], [1, 1, 1], True, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (max_pool3d_with_indices_backward,)
