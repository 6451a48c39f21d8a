def forward(self, repeat: "f32[6][1]cpu", view: "f32[1, 6, 4, 4][96, 16, 4, 1]cpu", getitem_1: "f32[6][1]cpu", getitem_2: "f32[6][1]cpu", tangents_1: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu"):
    view_2: "f32[1, 6, 4, 4][96, 16, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4, 4]);  tangents_1 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_2, view, repeat, None, None, getitem_1, getitem_2, True, 1e-05, [True, True, True]);  view_2 = view = repeat = getitem_1 = getitem_2 = None
    getitem_3: "f32[1, 6, 4, 4][96, 16, 4, 1]cpu" = native_batch_norm_backward[0]
    getitem_4: "f32[6][1]cpu" = native_batch_norm_backward[1]
    getitem_5: "f32[6][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    view_3: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 4, 4]);  getitem_3 = None
    view_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_5, [2, 3]);  getitem_5 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [0]);  view_4 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 3]);  getitem_4 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_5, [0]);  view_5 = None
    return (view_3, sum_2, sum_1)
