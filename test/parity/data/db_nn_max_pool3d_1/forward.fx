def forward(self, primals_1: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu"):
    max_pool3d_with_indices = torch.ops.aten.max_pool3d_with_indices.default(primals_1, [3, 3, 3], [2, 2, 2], [0, 0, 0], [1, 1, 1], True);  primals_1 = None
    getitem: "f32[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = max_pool3d_with_indices[0]
    getitem_1: "i64[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = max_pool3d_with_indices[1];  max_pool3d_with_indices = None
    return (getitem, getitem_1)
