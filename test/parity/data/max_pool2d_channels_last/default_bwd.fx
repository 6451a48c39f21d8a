def forward(self, primals_1: "f32[1, 3, 4, 4][48, 1, 12, 3]cpu", getitem_1: "i64[1, 3, 2, 2][12, 1, 6, 3]cpu", tangents_1: "f32[1, 3, 2, 2][12, 1, 6, 3]cpu"):
    max_pool2d_with_indices_backward: "f32[1, 3, 4, 4][48, 1, 12, 3]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(tangents_1, primals_1, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (max_pool2d_with_indices_backward,)
