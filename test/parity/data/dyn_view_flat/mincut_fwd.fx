def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu"):
    view: "f32[s26*s49][1]cpu" = torch.ops.aten.view.default(primals_1, [-1])
    exp: "f32[s26*s49][1]cpu" = torch.ops.aten.exp.default(view);  view = None
    detach: "f32[s26*s49][1]cpu" = torch.ops.aten.detach.default(exp)
    detach_1: "f32[s26*s49][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1);  primals_1 = None
    return (exp, detach_1, sym_size_int, sym_size_int_1)
