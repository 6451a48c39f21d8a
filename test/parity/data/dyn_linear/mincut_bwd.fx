def forward(self, sym_size_int: "Sym(s93)", primals_1: "f32[s26, s49][s49, 1]cpu", t_1: "f32[s93, s49][s49, 1]cpu", tangents_1: "f32[s26, s93][s93, 1]cpu"):
    mm: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  t_1 = None
    t_2: "f32[s93, s26][1, s93]cpu" = torch.ops.aten.t.default(tangents_1)
    mm_1: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_1);  t_2 = primals_1 = None
    t_3: "f32[s49, s93][1, s49]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, s93][s93, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True);  tangents_1 = None
    view: "f32[s93][1]cpu" = torch.ops.aten.view.default(sum_1, [sym_size_int]);  sum_1 = sym_size_int = None
    t_4: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    return (mm, t_4, view)
