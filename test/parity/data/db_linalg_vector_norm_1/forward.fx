def forward(self, primals_1: "f32[][]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 6);  primals_1 = None
    return linalg_vector_norm
