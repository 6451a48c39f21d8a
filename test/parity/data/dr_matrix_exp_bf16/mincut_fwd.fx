def forward(self, primals_1: "bf16[2, 2][2, 1]cpu"):
    linalg_matrix_exp: "bf16[2, 2][2, 1]cpu" = torch.ops.aten.linalg_matrix_exp.default(primals_1)
    transpose: "bf16[2, 2][1, 2]cpu" = torch.ops.aten.transpose.int(primals_1, -2, -1);  primals_1 = None
    return (linalg_matrix_exp, transpose)
