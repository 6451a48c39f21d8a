def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 2);  diagonal = None
    diagonal_1: "f32[2][4]cpu" = torch.ops.aten.diagonal.default(primals_1, 1)
    diag_embed: "f32[2, 2][2, 1]cpu" = torch.ops.aten.diag_embed.default(diagonal_1);  diagonal_1 = None
    diag_embed_1: "f32[3, 3, 3][9, 3, 1]cpu" = torch.ops.aten.diag_embed.default(primals_1)
    diagonal_2: "f32[2][4]cpu" = torch.ops.aten.diagonal.default(primals_1, -1, 1, 0);  primals_1 = None
    return (mul, diag_embed, diag_embed_1, diagonal_2)
