def forward(self, sym_size_int: "Sym(s26)", sym_size_int_1: "Sym(s49)", sym_size_int_2: "Sym(s36)", detach_1: "f32[s26*s49, s36][s36, 1]cpu", tangents_1: "f32[s26*s49, s36][s36, 1]cpu"):
    mul_1: "f32[s26*s49, s36][s36, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  tangents_1 = detach_1 = None
    view_1: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(mul_1, [sym_size_int, sym_size_int_1, sym_size_int_2]);  mul_1 = sym_size_int = sym_size_int_1 = sym_size_int_2 = None
    return (view_1,)
