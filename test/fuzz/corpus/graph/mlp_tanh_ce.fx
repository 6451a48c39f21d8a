def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, tanh, t_1);  primals_5 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_1, 1, False);  addmm_1 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_6, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_6, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_6 = getitem_1 = None
    detach_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    t_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_2);  t_2 = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_3, tanh);  t_3 = tanh = None
    t_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    detach_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(mm, detach_3);  mm = detach_3 = None
    t_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(tanh_backward)
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(tanh_backward, [0], True);  tanh_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (getitem, None, t_8, view_1, t_5, view, None)
