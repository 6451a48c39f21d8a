def forward(self, add: "Sym(s26)", sym_size_int_1: "Sym(s93)", tangents_1: "f32[s26 + s93, s49][s49, 1]cpu"):
    slice_1: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, add)
    add_2: "Sym(s26 + s93)" = add + sym_size_int_1;  add = None
    sub: "Sym(s26)" = add_2 - sym_size_int_1;  add_2 = None
    add_3: "Sym(s26 + s93)" = sub + sym_size_int_1;  sym_size_int_1 = None
    slice_2: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, sub, add_3);  tangents_1 = sub = add_3 = None
    return (slice_1, slice_2)
