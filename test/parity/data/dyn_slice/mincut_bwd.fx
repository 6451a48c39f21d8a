def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", tangents_1: "f32[s26 - 1, s49][s49, 1]cpu"):
    slice_1: "f32[s26 - 1, s49][s49, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 9223372036854775807)
    cos: "f32[s26 - 1, s49][s49, 1]cpu" = torch.ops.aten.cos.default(slice_1);  slice_1 = None
    mul: "f32[s26 - 1, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1);  primals_1 = None
    slice_backward: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.slice_backward.default(mul, [sym_size_int, sym_size_int_1], 0, 1, 9223372036854775807, 1);  mul = sym_size_int = sym_size_int_1 = None
    return (slice_backward,)
