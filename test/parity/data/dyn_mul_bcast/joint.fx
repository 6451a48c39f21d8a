def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s49][1]cpu", tangents_1: "f32[s26, s49][s49, 1]cpu"):
    mul: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = None
    sum_1: "f32[1, s49][s49, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    sym_size_int: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_2, 0);  primals_2 = None
    view: "f32[s49][1]cpu" = torch.ops.aten.view.default(sum_1, [sym_size_int]);  sum_1 = sym_size_int = None
    return (mul, mul_2, view)
