def forward(self, primals_2: "i64[2][1]cpu", _log_softmax: "f32[2, 3][3, 1]cpu", detach: "f32[2, 3][3, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_2, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_2 = getitem_1 = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    return (_log_softmax_backward_data, None)
