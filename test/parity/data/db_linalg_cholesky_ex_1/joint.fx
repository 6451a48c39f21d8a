def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][1, 5]cpu"):
    linalg_cholesky_ex = torch.ops.aten.linalg_cholesky_ex.default(primals_1, upper = True);  primals_1 = None
    getitem: "f32[5, 5][1, 5]cpu" = linalg_cholesky_ex[0]
    getitem_1: "i32[][]cpu" = linalg_cholesky_ex[1];  linalg_cholesky_ex = None
    detach: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1);  detach_1 = None
    transpose_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1);  tangents_1 = None
    transpose_2: "f32[5, 5][1, 5]cpu" = torch.ops.aten.transpose.int(transpose, -2, -1)
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(transpose_2, transpose_1);  transpose_2 = transpose_1 = None
    tril: "f32[5, 5][5, 1]cpu" = torch.ops.aten.tril.default(mm);  mm = None
    tril_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.tril.default(tril, -1)
    transpose_3: "f32[5, 5][1, 5]cpu" = torch.ops.aten.transpose.int(tril_1, -2, -1);  tril_1 = None
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(tril, transpose_3);  tril = transpose_3 = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Scalar(add, 0.5);  add = None
    transpose_4: "f32[5, 5][1, 5]cpu" = torch.ops.aten.transpose.int(transpose, -2, -1)
    linalg_solve_triangular: "f32[5, 5][1, 5]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_4, mul, upper = True);  transpose_4 = mul = None
    linalg_solve_triangular_1: "f32[5, 5][1, 5]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose, linalg_solve_triangular, upper = False, left = False);  transpose = linalg_solve_triangular = None
    return (getitem, getitem_1, linalg_solve_triangular_1)
