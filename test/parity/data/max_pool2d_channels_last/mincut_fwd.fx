def forward(self, primals_1: "f32[1, 3, 4, 4][48, 1, 12, 3]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2])
    getitem: "f32[1, 3, 2, 2][12, 1, 6, 3]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 3, 2, 2][12, 1, 6, 3]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    return (getitem, primals_1, getitem_1)
