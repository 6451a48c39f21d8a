def forward(self, primals_1: "f32[][]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 6)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    return (linalg_vector_norm, primals_1, detach)
