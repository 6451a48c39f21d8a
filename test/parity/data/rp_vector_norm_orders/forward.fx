def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1)
    linalg_vector_norm_2: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf, [1])
    linalg_vector_norm_3: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf)
    linalg_vector_norm_4: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0.5)
    linalg_vector_norm_5: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -1);  primals_1 = None
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, linalg_vector_norm_3, linalg_vector_norm_4, linalg_vector_norm_5)
