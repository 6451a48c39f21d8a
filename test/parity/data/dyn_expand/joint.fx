def forward(self, primals_1: "f32[1, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu", tangents_1: "f32[s93, s49][s49, 1]cpu"):
    sym_size_int: "Sym(s93)" = torch.ops.aten.sym_size.int(primals_2, 0)
    sym_size_int_1: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1)
    expand: "f32[s93, s49][0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [sym_size_int, sym_size_int_1]);  primals_1 = sym_size_int = sym_size_int_1 = None
    mul: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2)
    mul_1: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, expand);  expand = None
    mul_2: "f32[s93, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, s49][s49, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    return (mul, sum_1, mul_1)
