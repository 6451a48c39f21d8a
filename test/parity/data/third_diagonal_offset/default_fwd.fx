def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    diagonal: "f32[3][5]cpu" = torch.ops.aten.diagonal.default(mul, 1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, primals_2)
    diagonal_scatter: "f32[3, 4][4, 1]cpu" = torch.ops.aten.diagonal_scatter.default(mul, mul_1, 1);  mul = mul_1 = None
    return (diagonal_scatter, primals_2, diagonal)
