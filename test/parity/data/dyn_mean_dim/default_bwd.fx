def forward(self, sym_size_int: "Sym(s26)", sym_size_int_1: "Sym(s49)", tangents_1: "f32[s49][1]cpu"):
    unsqueeze: "f32[1, s49][s49, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[s26, s49][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [sym_size_int, sym_size_int_1]);  unsqueeze = sym_size_int_1 = None
    div: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.div.Scalar(expand, sym_size_int);  expand = sym_size_int = None
    return (div,)
