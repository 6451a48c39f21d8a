def forward(self, primals_1: "f32[3, 5][5, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[3, 5][5, 1]cpu"):
    linalg_lu = torch.ops.aten.linalg_lu.default(primals_1);  primals_1 = None
    getitem: "f32[3, 3][3, 1]cpu" = linalg_lu[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = linalg_lu[1]
    getitem_2: "f32[3, 5][5, 1]cpu" = linalg_lu[2];  linalg_lu = None
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.detach.default(getitem_2)
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[3, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    transpose: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1)
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(transpose, tangents_1);  transpose = tangents_1 = None
    triu: "f32[3, 5][5, 1]cpu" = torch.ops.aten.triu.default(tangents_2)
    transpose_1: "f32[5, 3][1, 5]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1)
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(triu, transpose_1);  triu = transpose_1 = None
    sub: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mm, mm_1);  mm = mm_1 = None
    tril: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(sub, -1);  sub = None
    slice_1: "f32[3, 3][5, 1]cpu" = torch.ops.aten.slice.Tensor(detach_3, -1, 0, 3);  detach_3 = None
    transpose_2: "f32[3, 3][1, 5]cpu" = torch.ops.aten.transpose.int(slice_1, -2, -1);  slice_1 = None
    linalg_solve_triangular: "f32[3, 3][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_2, tril, upper = False, left = False);  transpose_2 = tril = None
    slice_2: "f32[3, 3][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, -1, 0, 3)
    triu_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(slice_2);  slice_2 = None
    add: "f32[3, 3][1, 3]cpu" = torch.ops.aten.add.Tensor(linalg_solve_triangular, triu_1);  linalg_solve_triangular = triu_1 = None
    slice_3: "f32[3, 2][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, -1, 3, 5);  tangents_2 = None
    cat: "f32[3, 5][5, 1]cpu" = torch.ops.aten.cat.default([add, slice_3], -1);  add = slice_3 = None
    transpose_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1);  detach_2 = None
    linalg_solve_triangular_1: "f32[3, 5][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_3, cat, upper = True, unitriangular = True);  transpose_3 = cat = None
    mm_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(getitem, linalg_solve_triangular_1);  linalg_solve_triangular_1 = None
    return (getitem, getitem_1, getitem_2, mm_2)
