def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu", primals_3: "f32[s93][1]cpu", primals_4: "f32[s21, s93][s93, 1]cpu", primals_5: "f32[s21][1]cpu", primals_6: "i64[s26][1]cpu", tangents_1: "f32[][]cpu"):
    t: "f32[s49, s93][1, s49]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  t = None
    relu: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    detach: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.detach.default(relu)
    t_1: "f32[s93, s21][1, s93]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten.addmm.default(primals_5, relu, t_1)
    _log_softmax: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_1, 1, False);  addmm_1 = None
    detach_1: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_6, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_6, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_6 = getitem_1 = None
    detach_2: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    t_2: "f32[s21, s93][s93, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_2);  t_2 = None
    t_3: "f32[s21, s26][1, s21]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    mm_1: "f32[s21, s93][s93, 1]cpu" = torch.ops.aten.mm.default(t_3, relu);  t_3 = relu = None
    t_4: "f32[s93, s21][1, s93]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, s21][s21, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    sym_size_int: "Sym(s21)" = torch.ops.aten.sym_size.int(primals_5, 0);  primals_5 = None
    view: "f32[s21][1]cpu" = torch.ops.aten.view.default(sum_1, [sym_size_int]);  sum_1 = sym_size_int = None
    t_5: "f32[s21, s93][s93, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    detach_3: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.threshold_backward.default(mm, detach_3, 0);  mm = detach_3 = None
    t_6: "f32[s93, s26][1, s93]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_2: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[s49, s93][1, s49]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, s93][s93, 1]cpu" = torch.ops.aten.sum.dim_IntList(threshold_backward, [0], True);  threshold_backward = None
    sym_size_int_1: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_3, 0);  primals_3 = None
    view_1: "f32[s93][1]cpu" = torch.ops.aten.view.default(sum_2, [sym_size_int_1]);  sum_2 = sym_size_int_1 = None
    t_8: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (getitem, None, t_8, view_1, t_5, view, None)
