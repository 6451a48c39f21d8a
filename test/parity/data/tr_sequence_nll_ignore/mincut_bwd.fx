def forward(self, _log_softmax: "f32[6, 5][5, 1]cpu", view_1: "i64[6][1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[6, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_1, None, 1, 0, getitem_1);  tangents_1 = view_1 = getitem_1 = None
    detach: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, -1, torch.float32);  nll_loss_backward = detach_1 = None
    view_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 3, 5]);  _log_softmax_backward_data = None
    return (view_2, None)
