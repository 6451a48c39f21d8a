def forward(self, primals_1: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu"):
    linalg_vector_norm: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1.0, [2], True)
    clamp_min: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm, 1e-12);  linalg_vector_norm = None
    expand: "f32[2, 1, 4, 5][5, 5, 0, 1]cpu" = torch.ops.aten.expand.default(clamp_min, [2, 1, 4, 5]);  clamp_min = None
    div: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand);  primals_1 = expand = None
    return div
