def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    linalg_vector_norm_1: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf, [1])
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm, linalg_vector_norm_1);  linalg_vector_norm = linalg_vector_norm_1 = None
    linalg_vector_norm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0, [0], True);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(linalg_vector_norm_2);  linalg_vector_norm_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_1);  add = sum_1 = None
    linalg_vector_norm_3: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_2, 2, [1]);  primals_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, linalg_vector_norm_3);  add_1 = linalg_vector_norm_3 = None
    return add_2
