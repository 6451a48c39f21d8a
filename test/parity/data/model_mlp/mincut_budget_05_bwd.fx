def forward(self, primals_4: "f32[8][1]cpu", primals_6: "f32[3][1]cpu", primals_7: "f32[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu", relu: "f32[4, 8][8, 1]cpu", t_1: "f32[8, 8][1, 8]cpu", t_2: "f32[8, 3][1, 8]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, relu, t_1);  primals_4 = None
    relu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm_1);  addmm_1 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, relu_1, t_2);  primals_6 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_2, 1, False);  addmm_2 = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_8, None, 1, -100, getitem_1);  tangents_1 = primals_8 = getitem_1 = None
    detach_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_3, 1, torch.float32);  nll_loss_backward = detach_3 = None
    t_3: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_3);  t_3 = None
    t_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_4, relu_1);  t_4 = None
    t_5: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_6: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mm, detach_4, 0);  mm = detach_4 = None
    t_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_7);  t_7 = None
    t_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_8, relu);  t_8 = None
    t_9: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(threshold_backward, [0], True);  threshold_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_2, detach_5, 0);  mm_2 = detach_5 = None
    t_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(threshold_backward_1)
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_11, primals_7);  t_11 = primals_7 = None
    t_12: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    sum_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(threshold_backward_1, [0], True);  threshold_backward_1 = None
    view_2: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    t_13: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_12);  t_12 = None
    return (t_13, view_2, t_10, view_1, t_6, view, None, None)
