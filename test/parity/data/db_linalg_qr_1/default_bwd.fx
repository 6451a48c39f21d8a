def forward(self, detach: "f32[5, 5][1, 5]cpu", detach_1: "f32[5, 5][1, 5]cpu", tangents_1: "f32[5, 5][1, 5]cpu", tangents_2: "f32[5, 5][1, 5]cpu"):
    detach_2: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    transpose: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1)
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(transpose, tangents_1);  transpose = None
    transpose_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1)
    mm_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(tangents_2, transpose_1);  tangents_2 = transpose_1 = None
    sub: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mm_1, mm);  mm_1 = mm = None
    triu: "f32[5, 5][5, 1]cpu" = torch.ops.aten.triu.default(sub);  sub = None
    transpose_2: "f32[5, 5][1, 5]cpu" = torch.ops.aten.transpose.int(triu, -2, -1)
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(triu, transpose_2);  triu = transpose_2 = None
    diagonal: "f32[5][6]cpu" = torch.ops.aten.diagonal.default(add, 0, -2, -1)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(diagonal, 0.5);  diagonal = None
    diagonal_scatter: "f32[5, 5][5, 1]cpu" = torch.ops.aten.diagonal_scatter.default(add, mul, 0, -2, -1);  add = mul = None
    mm_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(detach_2, diagonal_scatter);  detach_2 = diagonal_scatter = None
    add_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, tangents_1);  mm_2 = tangents_1 = None
    transpose_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1);  detach_3 = None
    linalg_solve_triangular: "f32[5, 5][1, 5]cpu" = torch.ops.aten.linalg_solve_triangular.default(transpose_3, add_1, upper = False, left = False);  transpose_3 = add_1 = None
    return (linalg_solve_triangular,)
