def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    linalg_matrix_exp: "f32[5, 5][5, 1]cpu" = torch.ops.aten.linalg_matrix_exp.default(primals_1)
    transpose: "f32[5, 5][1, 5]cpu" = torch.ops.aten.transpose.int(primals_1, -2, -1);  primals_1 = None
    cat: "f32[5, 10][10, 1]cpu" = torch.ops.aten.cat.default([transpose, tangents_1], -1);  tangents_1 = None
    zeros_like: "f32[5, 5][1, 5]cpu" = torch.ops.aten.zeros_like.default(transpose)
    cat_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.cat.default([zeros_like, transpose], -1);  zeros_like = transpose = None
    cat_2: "f32[10, 10][10, 1]cpu" = torch.ops.aten.cat.default([cat, cat_1], -2);  cat = cat_1 = None
    linalg_matrix_exp_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.linalg_matrix_exp.default(cat_2);  cat_2 = None
    slice_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.slice.Tensor(linalg_matrix_exp_1, -2, 0, 5);  linalg_matrix_exp_1 = None
    slice_2: "f32[5, 5][10, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, -1, 5, 10);  slice_1 = None
    return (linalg_matrix_exp, slice_2)
