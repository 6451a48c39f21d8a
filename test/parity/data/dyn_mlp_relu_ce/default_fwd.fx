def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu", primals_3: "f32[s93][1]cpu", primals_4: "f32[s21, s93][s93, 1]cpu", primals_5: "f32[s21][1]cpu", primals_6: "i64[s26][1]cpu"):
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
    sym_size_int: "Sym(s21)" = torch.ops.aten.sym_size.int(primals_5, 0);  primals_5 = None
    sym_size_int_1: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_3, 0);  primals_3 = None
    return (getitem, primals_1, primals_6, relu, detach, t_1, _log_softmax, detach_1, getitem_1, sym_size_int_1, sym_size_int)
