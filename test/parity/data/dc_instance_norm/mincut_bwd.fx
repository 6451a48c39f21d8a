def forward(self, view: "f32[1, 6, 4][24, 4, 1]cpu", getitem_1: "f32[6][1]cpu", getitem_2: "f32[6][1]cpu", repeat: "f32[6][1]cpu", getitem_4: "f32[6][1]cpu", getitem_5: "f32[6][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_4, view, repeat, None, None, getitem_4, getitem_5, True, 1e-05, [True, True, True]);  view_4 = repeat = getitem_4 = getitem_5 = None
    getitem_6: "f32[1, 6, 4][24, 4, 1]cpu" = native_batch_norm_backward[0]
    getitem_7: "f32[6][1]cpu" = native_batch_norm_backward[1]
    getitem_8: "f32[6][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [2, 3, 4]);  getitem_6 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_8, [2, 3]);  getitem_8 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_7, [2, 3]);  getitem_7 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    native_batch_norm_backward_1 = torch.ops.aten.native_batch_norm_backward.default(view_8, view, None, None, None, getitem_1, getitem_2, True, 1e-05, [True, False, False]);  view_8 = view = getitem_1 = getitem_2 = None
    getitem_9: "f32[1, 6, 4][24, 4, 1]cpu" = native_batch_norm_backward_1[0];  native_batch_norm_backward_1 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [2, 3, 4]);  getitem_9 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_5, view_9);  view_5 = view_9 = None
    return (add_1, add)
