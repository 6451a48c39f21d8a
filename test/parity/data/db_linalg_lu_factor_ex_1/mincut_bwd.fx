def forward(self, getitem_1: "i32[3][1]cpu", detach_1: "f32[3, 5][1, 3]cpu", tangents_1: "f32[3, 5][1, 3]cpu"):
    slice_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.slice.Tensor(tangents_1, -1, 0, 3)
    slice_2: "f32[3, 5][1, 3]cpu" = torch.ops.aten.slice.Tensor(tangents_1, -2, 0, 3);  tangents_1 = None
    lu_unpack = torch.ops.aten.lu_unpack.default(detach_1, getitem_1);  detach_1 = getitem_1 = None
    getitem_4: "f32[3, 3][3, 1]cpu" = lu_unpack[1]
    getitem_5: "f32[3, 5][5, 1]cpu" = lu_unpack[2]
    getitem_3: "f32[3, 3][3, 1]cpu" = lu_unpack[0];  lu_unpack = None
    transpose: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem_4, -2, -1);  getitem_4 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(transpose, slice_1);  slice_1 = None
    triu: "f32[3, 5][5, 1]cpu" = torch.ops.aten.triu.default(slice_2)
    transpose_1: "f32[5, 3][1, 5]cpu" = torch.ops.aten.transpose.int(getitem_5, -2, -1)
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(triu, transpose_1);  triu = transpose_1 = None
    sub: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mm, mm_1);  mm = mm_1 = None
    tril: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(sub, -1);  sub = None
    slice_3: "f32[3, 3][5, 1]cpu" = torch.ops.aten.slice.Tensor(getitem_5, -1, 0, 3);  getitem_5 = None
    transpose_2: "f32[3, 3][1, 5]cpu" = torch.ops.aten.transpose.int(slice_3, -2, -1);  slice_3 = None
    linalg_solve_triangular: "f32[3, 3][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_2, tril, upper = False, left = False);  transpose_2 = tril = None
    slice_4: "f32[3, 3][1, 3]cpu" = torch.ops.aten.slice.Tensor(slice_2, -1, 0, 3)
    triu_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(slice_4);  slice_4 = None
    add: "f32[3, 3][1, 3]cpu" = torch.ops.aten.add.Tensor(linalg_solve_triangular, triu_1);  linalg_solve_triangular = triu_1 = None
    slice_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(slice_2, -1, 3, 5);  slice_2 = None
    cat: "f32[3, 5][5, 1]cpu" = torch.ops.aten.cat.default([add, slice_5], -1);  add = slice_5 = None
    linalg_solve_triangular_1: "f32[3, 5][1, 3]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose, cat, upper = True, unitriangular = True);  transpose = cat = None
    mm_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(getitem_3, linalg_solve_triangular_1);  getitem_3 = linalg_solve_triangular_1 = None
    return (mm_2,)
