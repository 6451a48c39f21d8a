def forward(self, primals_1: "f32[1, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu"):
    sym_size_int: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_2, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1)
    expand: "f32[s93, s49][0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [sym_size_int, sym_size_int_1]);  primals_1 = sym_size_int = sym_size_int_1 = None
    mul: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2)
    return (mul, primals_2, expand)
