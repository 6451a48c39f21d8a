def forward(self, view_1: "f32[4, 4, 3][12, 3, 1]cpu", view_2: "f32[4, 3, 4][12, 1, 3]cpu", detach: "f32[4, 4, 4][16, 4, 1]cpu", view_4: "f32[4, 4, 4][16, 4, 1]cpu", view_5: "f32[4, 4, 3][12, 3, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    unsqueeze: "f32[4, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_4: "f32[4, 4, 3][3, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 4, 3]);  unsqueeze = None
    view_7: "f32[4, 4, 3][3, 0, 1]cpu" = torch.ops.aten.view.default(expand_4, [4, 4, 3]);  expand_4 = None
    transpose_1: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_2: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_7);  transpose_1 = None
    transpose_2: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_3: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_7, transpose_2);  view_7 = transpose_2 = None
    view_8: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_2, [4, 4, 3]);  bmm_2 = None
    view_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_3, [4, 4, 4]);  bmm_3 = None
    detach_1: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_9, detach_1, -1, torch.float32);  view_9 = detach_1 = None
    view_10: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [4, 4, 4]);  _softmax_backward_data = None
    transpose_3: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_10);  transpose_3 = None
    transpose_4: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    bmm_5: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_10, transpose_4);  view_10 = transpose_4 = None
    view_11: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_4, [4, 3, 4]);  bmm_4 = None
    view_12: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_5, [4, 4, 3]);  bmm_5 = None
    add: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_8, view_12);  view_8 = view_12 = None
    transpose_5: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view_11, -2, -1);  view_11 = None
    add_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(add, transpose_5);  add = transpose_5 = None
    view_13: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(add_1, [1, 2, 2, 2, 2, 3]);  add_1 = None
    permute_1: "f32[1, 2, 2, 2, 2, 3][48, 24, 6, 12, 3, 1]cpu" = torch.ops.aten.permute.default(view_13, [0, 1, 3, 2, 4, 5]);  view_13 = None
    clone_1: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    _unsafe_view_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [1, 4, 4, 3]);  clone_1 = None
    roll_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.roll.default(_unsafe_view_1, [1, 1], [2, 1]);  _unsafe_view_1 = None
    return (roll_1,)
