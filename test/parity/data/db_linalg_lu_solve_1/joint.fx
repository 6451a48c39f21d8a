def forward(self, primals_1: "f32[3, 3][1, 3]cpu", primals_2: "i32[3][1]cpu", primals_3: "f32[3, 4][4, 1]cpu", tangents_1: "f32[3, 4][1, 3]cpu"):
    linalg_lu_solve: "f32[3, 4][1, 3]cpu" = torch.ops.aten.linalg_lu_solve.default(primals_1, primals_2, primals_3, adjoint = True);  primals_3 = None
    detach: "f32[3, 4][1, 3]cpu" = torch.ops.aten.detach.default(linalg_lu_solve)
    detach_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    linalg_lu_solve_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.linalg_lu_solve.default(primals_1, primals_2, tangents_1)
    lu_unpack = torch.ops.aten.lu_unpack.default(primals_1, primals_2);  primals_1 = primals_2 = None
    getitem: "f32[3, 3][3, 1]cpu" = lu_unpack[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = lu_unpack[1]
    getitem_2: "f32[3, 3][3, 1]cpu" = lu_unpack[2];  lu_unpack = None
    transpose: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem, -2, -1)
    mm: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(transpose, detach_1);  transpose = detach_1 = None
    transpose_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1);  tangents_1 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm, transpose_1);  mm = transpose_1 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_1, getitem);  mm_1 = getitem = None
    neg: "f32[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(mm_2);  mm_2 = None
    transpose_2: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem_1, -2, -1)
    linalg_solve_triangular: "f32[3, 3][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_2, neg, upper = True, left = False, unitriangular = True);  transpose_2 = neg = None
    transpose_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem_1, -2, -1);  getitem_1 = None
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(transpose_3, linalg_solve_triangular);  transpose_3 = None
    transpose_4: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem_2, -2, -1);  getitem_2 = None
    linalg_solve_triangular_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_4, mm_3, upper = False, left = False);  transpose_4 = mm_3 = None
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(linalg_solve_triangular_1);  linalg_solve_triangular_1 = None
    tril: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(linalg_solve_triangular, -1);  linalg_solve_triangular = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tril, triu);  tril = triu = None
    return (linalg_lu_solve, add, None, linalg_lu_solve_1)
