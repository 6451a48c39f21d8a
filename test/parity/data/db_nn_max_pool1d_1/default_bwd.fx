def forward(self, unsqueeze: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu", getitem_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu", tangents_1: "f32[1, 2, 1][2, 1, 1]cpu"):
    unsqueeze_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 2);  tangents_1 = None
    max_pool2d_with_indices_backward: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(unsqueeze_1, unsqueeze, [1, 3], [1, 2], [0, 0], [1, 1], True, getitem_1);  unsqueeze_1 = unsqueeze = getitem_1 = None
    squeeze_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.squeeze.dim(max_pool2d_with_indices_backward, -2);  max_pool2d_with_indices_backward = None
    return (squeeze_2,)
