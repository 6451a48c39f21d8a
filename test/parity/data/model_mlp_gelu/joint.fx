def forward(self, primals_1: "f32[8, 6][6, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[3, 8][8, 1]cpu", primals_6: "f32[3][1]cpu", primals_7: "f32[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, primals_7, t);  primals_2 = t = None
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm)
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, gelu, t_1);  primals_4 = None
    gelu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm_1)
    t_2: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, gelu_1, t_2);  primals_6 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_2, 1, False);  addmm_2 = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_8, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_8, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_8 = getitem_1 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t_3: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_3);  t_3 = None
    t_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_4, gelu_1);  t_4 = gelu_1 = None
    t_5: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_6: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    gelu_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu_backward.default(mm, addmm_1);  mm = addmm_1 = None
    t_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(gelu_backward, t_7);  t_7 = None
    t_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(gelu_backward)
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_8, gelu);  t_8 = gelu = None
    t_9: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(gelu_backward, [0], True);  gelu_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    gelu_backward_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu_backward.default(mm_2, addmm);  mm_2 = addmm = None
    t_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(gelu_backward_1)
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_11, primals_7);  t_11 = primals_7 = None
    t_12: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    sum_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(gelu_backward_1, [0], True);  gelu_backward_1 = None
    view_2: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    t_13: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_12);  t_12 = None
    return (getitem, t_13, view_2, t_10, view_1, t_6, view, None, None)
