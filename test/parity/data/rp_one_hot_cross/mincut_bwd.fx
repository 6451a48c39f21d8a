def forward(self, primals_2: "i64[3][1]cpu", _log_softmax: "f32[3, 4][4, 1]cpu", getitem_1: "f32[][]cpu", t_2: "f32[4, 3][1, 4]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[][]cpu"):
    nll_loss_backward: "f32[3, 4][4, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_2, _log_softmax, primals_2, None, 1, -100, getitem_1);  tangents_2 = primals_2 = getitem_1 = None
    detach: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t_1: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data);  _log_softmax_backward_data = None
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_1);  t_2 = tangents_1 = None
    add: "f32[4, 3][1, 4]cpu" = torch.ops.aten.add.Tensor(t_1, mm_1);  t_1 = mm_1 = None
    return (add, None)
