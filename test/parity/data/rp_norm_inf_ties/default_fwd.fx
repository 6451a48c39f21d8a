def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_1)
    linalg_vector_norm_2: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf, [0])
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, primals_1, detach, detach_1, detach_2)
