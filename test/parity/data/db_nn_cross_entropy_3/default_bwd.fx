def forward(self, detach: "f32[2, 3, 1][3, 1, 1]cpu", view: "f32[2, 3, 1, 1][3, 1, 1, 1]cpu", view_1: "i64[2, 1, 1][1, 1, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss2d_backward: "f32[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.nll_loss2d_backward.default(tangents_1, view, view_1, None, 1, -100, getitem_1);  tangents_1 = view = view_1 = getitem_1 = None
    view_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(nll_loss2d_backward, [2, 3, 1]);  nll_loss2d_backward = None
    detach_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(view_2, detach_1, 1, torch.float32);  view_2 = detach_1 = None
    return (_log_softmax_backward_data, None)
