def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    view: "f32[6, 5][5, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 5]);  primals_1 = None
    _log_softmax: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(view, -1, False);  view = None
    detach: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    view_1: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [-1]);  primals_2 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, view_1, None, 1, 0)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[6, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, view_1, None, 1, 0, getitem_1);  tangents_1 = _log_softmax = view_1 = getitem_1 = None
    detach_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, -1, torch.float32);  nll_loss_backward = detach_1 = None
    view_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.view.default(_log_softmax_backward_data, [2, 3, 5]);  _log_softmax_backward_data = None
    return (getitem, view_2, None)
