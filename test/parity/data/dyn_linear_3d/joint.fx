def forward(self, primals_1: "f32[s26, s49, s36][s36*s49, s36, 1]cpu", primals_2: "f32[s93, s36][s36, 1]cpu", primals_3: "f32[s93][1]cpu", tangents_1: "f32[s26, s49, s93][s49*s93, s93, 1]cpu"):
    sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1)
    mul: "Sym(s26*s49)" = sym_size_int * sym_size_int_1
    sym_size_int_2: "Sym(s36)" = torch.ops.aten.sym_size.int(primals_1, 2)
    view: "f32[s26*s49, s36][s36, 1]cpu" = torch.ops.aten.view.default(primals_1, [mul, sym_size_int_2]);  primals_1 = mul = None
    t: "f32[s36, s93][1, s36]cpu" = torch.ops.aten.t.default(primals_2)
    addmm: "f32[s26*s49, s93][s93, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t)
    sym_size_int_3: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_2, 0);  primals_2 = None
    _unsafe_view: "f32[s26, s49, s93][s49*s93, s93, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [sym_size_int, sym_size_int_1, sym_size_int_3]);  addmm = None
    sym_size_int_4: "Sym(s26*s49)" = torch.ops.aten.sym_size.int(view, 0)
    view_1: "f32[s26*s49, s93][s93, 1]cpu" = torch.ops.aten.view.default(tangents_1, [sym_size_int_4, sym_size_int_3]);  tangents_1 = sym_size_int_4 = sym_size_int_3 = None
    t_1: "f32[s93, s36][s36, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[s26*s49, s36][s36, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  t_1 = None
    t_2: "f32[s93, s26*s49][1, s93]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[s93, s36][s36, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[s36, s93][1, s36]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, s93][s93, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [0], True);  view_1 = None
    sym_size_int_5: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_3, 0);  primals_3 = None
    view_2: "f32[s93][1]cpu" = torch.ops.aten.view.default(sum_1, [sym_size_int_5]);  sum_1 = sym_size_int_5 = None
    t_4: "f32[s93, s36][s36, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_3: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(mm, [sym_size_int, sym_size_int_1, sym_size_int_2]);  mm = sym_size_int = sym_size_int_1 = sym_size_int_2 = None
    return (_unsafe_view, view_3, t_4, view_2)
