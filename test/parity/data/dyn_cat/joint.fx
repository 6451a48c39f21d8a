def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu", tangents_1: "f32[s26 + s93, s49][s49, 1]cpu"):
    cat: "f32[s26 + s93, s49][s49, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2])
    sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0);  primals_1 = None
    add: "Sym(s26)" = 0 + sym_size_int
    slice_1: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, add);  add = None
    add_1: "Sym(s26)" = 0 + sym_size_int;  sym_size_int = None
    sym_size_int_1: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_2, 0);  primals_2 = None
    add_2: "Sym(s26 + s93)" = add_1 + sym_size_int_1;  add_1 = None
    sub: "Sym(s26)" = add_2 - sym_size_int_1;  add_2 = None
    add_3: "Sym(s26 + s93)" = sub + sym_size_int_1;  sym_size_int_1 = None
    slice_2: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, sub, add_3);  tangents_1 = sub = add_3 = None
    return (cat, slice_1, slice_2)
