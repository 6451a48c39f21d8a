def forward(self, repeat: "f32[25][1]cpu", view: "f32[1, 25, 5][125, 5, 1]cpu", getitem_1: "f32[25][1]cpu", getitem_2: "f32[25][1]cpu", getitem_3: "f32[25][1]cpu", getitem_4: "f32[25][1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    view_6: "f32[1, 25, 5][125, 5, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 25, 5]);  tangents_1 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_6, view, repeat, getitem_3, getitem_4, getitem_1, getitem_2, True, 0.6, [True, True, True]);  view_6 = view = repeat = getitem_3 = getitem_4 = getitem_1 = getitem_2 = None
    getitem_5: "f32[1, 25, 5][125, 5, 1]cpu" = native_batch_norm_backward[0]
    getitem_6: "f32[25][1]cpu" = native_batch_norm_backward[1]
    getitem_7: "f32[25][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    view_7: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(getitem_5, [5, 5, 5]);  getitem_5 = None
    view_8: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_7, [5, 5]);  getitem_7 = None
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0]);  view_8 = None
    view_9: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_6, [5, 5]);  getitem_6 = None
    sum_2: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(view_9, [0]);  view_9 = None
    return (view_7, None, None, sum_2, sum_1)
