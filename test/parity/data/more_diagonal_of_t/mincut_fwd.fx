def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mul)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(t);  t = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, primals_2)
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    diagonal_scatter: "f32[3, 3][1, 3]cpu" = torch.ops.aten.diagonal_scatter.default(t_1, mul_1);  t_1 = mul_1 = None
    t_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(diagonal_scatter);  diagonal_scatter = None
    return (t_2, primals_2, diagonal)
