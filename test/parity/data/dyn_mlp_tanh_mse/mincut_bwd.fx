def forward(self, sym_size_int: "Sym(s21)", sym_size_int_1: "Sym(s93)", primals_1: "f32[s26, s49][s49, 1]cpu", primals_6: "f32[s26, s21][s21, 1]cpu", tanh: "f32[s26, s93][s93, 1]cpu", addmm_1: "f32[s26, s21][s21, 1]cpu", t_2: "f32[s21, s93][s93, 1]cpu", tangents_1: "f32[][]cpu"):
    mse_loss_backward: "f32[s26, s21][s21, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, addmm_1, primals_6, 1);  tangents_1 = addmm_1 = primals_6 = None
    mm: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.mm.default(mse_loss_backward, t_2);  t_2 = None
    t_3: "f32[s21, s26][1, s21]cpu" = torch.ops.aten.t.default(mse_loss_backward)
    mm_1: "f32[s21, s93][s93, 1]cpu" = torch.ops.aten.mm.default(t_3, tanh);  t_3 = None
    t_4: "f32[s93, s21][1, s93]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, s21][s21, 1]cpu" = torch.ops.aten.sum.dim_IntList(mse_loss_backward, [0], True);  mse_loss_backward = None
    view: "f32[s21][1]cpu" = torch.ops.aten.view.default(sum_1, [sym_size_int]);  sum_1 = sym_size_int = None
    t_5: "f32[s21, s93][s93, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    detach: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_1: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.tanh_backward.default(mm, detach_1);  mm = detach_1 = None
    t_6: "f32[s93, s26][1, s93]cpu" = torch.ops.aten.t.default(tanh_backward)
    mm_2: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[s49, s93][1, s49]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, s93][s93, 1]cpu" = torch.ops.aten.sum.dim_IntList(tanh_backward, [0], True);  tanh_backward = None
    view_1: "f32[s93][1]cpu" = torch.ops.aten.view.default(sum_2, [sym_size_int_1]);  sum_2 = sym_size_int_1 = None
    t_8: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (None, t_8, view_1, t_5, view, None)
