def forward(self, primals_1: "f32[2, 3, 3][9, 3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    diagonal: "f32[2, 3][9, 4]cpu" = torch.ops.aten.diagonal.default(mul, 0, 1, 2)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(diagonal, primals_2);  diagonal = primals_2 = None
    diagonal_scatter: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(mul, mul_1, 0, 1, 2);  mul = mul_1 = None
    return diagonal_scatter
