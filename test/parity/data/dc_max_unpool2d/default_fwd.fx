def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2])
    getitem: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    max_unpool2d: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.max_unpool2d.default(getitem, getitem_1, [4, 4]);  getitem = None
    return (max_unpool2d, primals_1, getitem_1)
