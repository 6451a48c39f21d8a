def forward(self, primals_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu", getitem_1: "i64[1, 1, 1, 2][2, 2, 2, 1]cpu", unsqueeze: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", getitem_3: "i64[1, 2, 1, 2][4, 2, 2, 1]cpu", tangents_1: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu", tangents_2: "f32[1, 2, 2][4, 2, 1]cpu"):
    unsqueeze_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 2);  tangents_2 = None
    max_pool2d_with_indices_backward: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(unsqueeze_1, unsqueeze, [1, 2], [1, 2], [0, 0], [1, 1], False, getitem_3);  unsqueeze_1 = unsqueeze = getitem_3 = None
    squeeze_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.squeeze.dim(max_pool2d_with_indices_backward, -2);  max_pool2d_with_indices_backward = None
    select_backward: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.select_backward.default(squeeze_1, [1, 1, 2, 4], 0, 0);  squeeze_1 = None
    max_pool2d_with_indices_backward_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(tangents_1, primals_1, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    add: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, max_pool2d_with_indices_backward_1);  select_backward = max_pool2d_with_indices_backward_1 = None
    return (add,)
