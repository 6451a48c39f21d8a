def forward(self, sym_size_int: "Sym(s26)", sym_size_int_1: "Sym(s49)", tangents_1: "f32[][]cpu"):
    expand: "f32[s26, s49][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [sym_size_int, sym_size_int_1]);  tangents_1 = sym_size_int = sym_size_int_1 = None
    return (expand,)
