def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu"):
    max_pool3d_with_indices = torch.ops.aten.max_pool3d_with_indices.default(primals_1, [2, 2, 2]);  primals_1 = None
    getitem: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = max_pool3d_with_indices[0];  max_pool3d_with_indices = None
    return getitem
