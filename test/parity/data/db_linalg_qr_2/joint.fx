def forward(self, primals_1: "f32[2, 5][5, 1]cpu", tangents_1: "f32[2, 2][1, 2]cpu", tangents_2: "f32[2, 5][1, 2]cpu"):
    linalg_qr = torch.ops.aten.linalg_qr.default(primals_1);  primals_1 = None
    getitem: "f32[2, 2][1, 2]cpu" = linalg_qr[0]
    getitem_1: "f32[2, 5][1, 2]cpu" = linalg_qr[1];  linalg_qr = None
    detach: "f32[2, 2][1, 2]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[2, 5][1, 2]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[2, 5][1, 2]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    transpose: "f32[2, 2][2, 1]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1)
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(transpose, tangents_1);  transpose = tangents_1 = None
    transpose_1: "f32[5, 2][2, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1)
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(tangents_2, transpose_1);  transpose_1 = None
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm_1, mm);  mm_1 = mm = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(sub);  sub = None
    transpose_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.transpose.int(neg, -2, -1)
    sub_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(neg, transpose_2);  neg = transpose_2 = None
    tril: "f32[2, 2][2, 1]cpu" = torch.ops.aten.tril.default(sub_1);  sub_1 = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(detach_2, tril);  tril = None
    slice_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.slice.Tensor(detach_3, -1, 0, 2);  detach_3 = None
    transpose_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.transpose.int(slice_1, -2, -1);  slice_1 = None
    linalg_solve_triangular: "f32[2, 2][1, 2]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_3, mm_2, upper = False, left = False);  transpose_3 = mm_2 = None
    new_zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(linalg_solve_triangular, [2, 3])
    cat: "f32[2, 5][5, 1]cpu" = torch.ops.aten.cat.default([linalg_solve_triangular, new_zeros], -1);  linalg_solve_triangular = new_zeros = None
    mm_3: "f32[2, 5][5, 1]cpu" = torch.ops.aten.mm.default(detach_2, tangents_2);  detach_2 = tangents_2 = None
    add: "f32[2, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(cat, mm_3);  cat = mm_3 = None
    return (getitem, getitem_1, add)
