def forward(self, primals_1: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [3, 3], [2, 2], [1, 1])
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    max_pool2d_with_indices_1 = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2], [], [0, 0], [1, 1], True)
    getitem_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices_1[0]
    getitem_3: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices_1[1];  max_pool2d_with_indices_1 = None
    max_pool2d_with_indices_2 = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2], [1, 1], [0, 0], [2, 2])
    getitem_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices_2[0]
    getitem_5: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices_2[1];  max_pool2d_with_indices_2 = None
    return (getitem, getitem_2, getitem_4, primals_1, getitem_1, getitem_3, getitem_5)
