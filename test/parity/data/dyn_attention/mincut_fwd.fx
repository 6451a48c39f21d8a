def forward(self, primals_1: "f32[s26, s49, s36][s36*s49, s36, 1]cpu", primals_2: "f32[s26, s49, s36][s36*s49, s36, 1]cpu", primals_3: "f32[s26, s49, s36][s36*s49, s36, 1]cpu"):
    transpose: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1)
    sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1)
    sym_size_int_2: "Sym(s36)" = torch.ops.aten.sym_size.int(primals_1, 2)
    expand: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.expand.default(primals_1, [sym_size_int, sym_size_int_1, sym_size_int_2]);  primals_1 = None
    view: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(expand, [sym_size_int, sym_size_int_1, sym_size_int_2]);  expand = None
    sym_size_int_3: "Sym(s36)" = torch.ops.aten.sym_size.int(primals_2, 2)
    sym_size_int_4: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_2, 1);  primals_2 = None
    expand_1: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.expand.default(transpose, [sym_size_int, sym_size_int_3, sym_size_int_4]);  transpose = None
    view_1: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.view.default(expand_1, [sym_size_int, sym_size_int_3, sym_size_int_4]);  expand_1 = None
    bmm: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.view.default(bmm, [sym_size_int, sym_size_int_1, sym_size_int_4]);  bmm = None
    _softmax: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten._softmax.default(view_2, -1, False);  view_2 = None
    expand_2: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.expand.default(_softmax, [sym_size_int, sym_size_int_1, sym_size_int_4])
    view_3: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.view.default(expand_2, [sym_size_int, sym_size_int_1, sym_size_int_4]);  expand_2 = None
    sym_size_int_5: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_3, 1)
    sym_size_int_6: "Sym(s36)" = torch.ops.aten.sym_size.int(primals_3, 2)
    expand_3: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.expand.default(primals_3, [sym_size_int, sym_size_int_5, sym_size_int_6]);  primals_3 = None
    view_4: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(expand_3, [sym_size_int, sym_size_int_5, sym_size_int_6]);  expand_3 = None
    bmm_1: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = None
    view_5: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(bmm_1, [sym_size_int, sym_size_int_1, sym_size_int_6]);  bmm_1 = None
    transpose_2: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    transpose_3: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    transpose_4: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    return (view_5, _softmax, transpose_2, transpose_3, transpose_4, sym_size_int, sym_size_int_1, sym_size_int_2, sym_size_int_3, sym_size_int_4, sym_size_int_5, sym_size_int_6)
