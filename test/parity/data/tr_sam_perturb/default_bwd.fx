def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_4: "i64[4][1]cpu", _log_softmax: "f32[4, 5][5, 1]cpu", detach: "f32[4, 5][5, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_4, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_4 = getitem_1 = None
    detach_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t, _log_softmax_backward_data);  t = _log_softmax_backward_data = None
    return (None, mm_1, None, None)
