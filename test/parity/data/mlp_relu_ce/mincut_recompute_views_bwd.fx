def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_6: "i64[4][1]cpu", relu: "f32[4, 8][8, 1]cpu", _log_softmax: "f32[4, 3][3, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_6, None, 1, -100, getitem_1);  tangents_1 = primals_6 = getitem_1 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_2);  t_2 = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_3, relu);  t_3 = None
    t_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mm, detach_3, 0);  mm = detach_3 = None
    t_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(threshold_backward, [0], True);  threshold_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (None, t_8, view_1, t_5, view, None)
