def forward(self, transpose: "bf16[2, 2][1, 2]cpu", tangents_1: "bf16[2, 2][2, 1]cpu"):
    cat: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([transpose, tangents_1], -1);  tangents_1 = None
    zeros_like: "bf16[2, 2][1, 2]cpu" = torch.ops.aten.zeros_like.default(transpose)
    cat_1: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([zeros_like, transpose], -1);  zeros_like = transpose = None
    cat_2: "bf16[4, 4][4, 1]cpu" = torch.ops.aten.cat.default([cat, cat_1], -2);  cat = cat_1 = None
    linalg_matrix_exp_1: "bf16[4, 4][4, 1]cpu" = torch.ops.aten.linalg_matrix_exp.default(cat_2);  cat_2 = None
    slice_1: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(linalg_matrix_exp_1, -2, 0, 2);  linalg_matrix_exp_1 = None
    slice_2: "bf16[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, -1, 2, 4);  slice_1 = None
    return (slice_2,)
