def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    max_pool3d_with_indices = torch.ops.aten.max_pool3d_with_indices.default(primals_1, [2, 2, 2])
    getitem: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = max_pool3d_with_indices[0]
    getitem_1: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = max_pool3d_with_indices[1];  max_pool3d_with_indices = None
    max_pool3d_with_indices_backward: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(tangents_1, primals_1, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (getitem, max_pool3d_with_indices_backward)
