def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 1][1, 1]cpu", tangents_1: "f32[3, 1][1, 3]cpu"):
    linalg_solve_triangular: "f32[3, 1][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(primals_1, primals_2, upper = True, unitriangular = True);  primals_2 = None
    detach: "f32[3, 1][1, 3]cpu" = torch.ops.aten.detach.default(linalg_solve_triangular)
    detach_1: "f32[3, 1][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(primals_1, -2, -1);  primals_1 = None
    linalg_solve_triangular_1: "f32[3, 1][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose, tangents_1, upper = False, unitriangular = True);  transpose = tangents_1 = None
    transpose_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1);  detach_1 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(linalg_solve_triangular_1, transpose_1);  transpose_1 = None
    neg: "f32[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(mm);  mm = None
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(neg, 1);  neg = None
    return (linalg_solve_triangular, triu, linalg_solve_triangular_1)
