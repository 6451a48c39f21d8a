def forward(self, primals_1: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu", tangents_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [3, 3], [2, 2], [1, 1])
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    max_pool2d_with_indices_backward: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(tangents_1, primals_1, [3, 3], [2, 2], [1, 1], [1, 1], False, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (getitem, max_pool2d_with_indices_backward)
