def forward(self, primals_2: "i64[2, 2, 2][4, 2, 1]cpu", primals_3: "f32[3][1]cpu", _log_softmax: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", getitem_1: "f32[][]cpu", getitem_3: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[2, 2, 2][4, 2, 1]cpu"):
    nll_loss2d_backward: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.nll_loss2d_backward.default(tangents_2, _log_softmax, primals_2, primals_3, 0, -100, getitem_3);  tangents_2 = primals_3 = getitem_3 = None
    detach: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    detach_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss2d_backward, detach_2, 1, torch.float32);  nll_loss2d_backward = None
    nll_loss2d_backward_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.nll_loss2d_backward.default(tangents_1, _log_softmax, primals_2, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_2 = getitem_1 = None
    _log_softmax_backward_data_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss2d_backward_1, detach_2, 1, torch.float32);  nll_loss2d_backward_1 = detach_2 = None
    add: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(_log_softmax_backward_data, _log_softmax_backward_data_1);  _log_softmax_backward_data = _log_softmax_backward_data_1 = None
    return (add, None, None)
