def forward(self, primals_3: "i64[2][1]cpu", _log_softmax: "f32[2, 4][4, 1]cpu", getitem_1: "f32[][]cpu", t_4: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_3, None, 1, -100, getitem_1);  tangents_1 = primals_3 = getitem_1 = None
    detach_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_4);  _log_softmax_backward_data = t_4 = None
    return (mm_1, None, None)
