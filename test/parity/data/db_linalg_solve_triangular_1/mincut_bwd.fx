def forward(self, transpose: "f32[3, 3][1, 3]cpu", transpose_1: "f32[1, 3][3, 1]cpu", tangents_1: "f32[3, 1][1, 3]cpu"):
    linalg_solve_triangular_1: "f32[3, 1][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose, tangents_1, upper = False, unitriangular = True);  transpose = tangents_1 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(linalg_solve_triangular_1, transpose_1);  transpose_1 = None
    neg: "f32[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(mm);  mm = None
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(neg, 1);  neg = None
    return (triu, linalg_solve_triangular_1)
