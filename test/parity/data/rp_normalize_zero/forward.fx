def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[2, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2.0, [1], True)
    clamp_min: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm, 1e-12);  linalg_vector_norm = None
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(clamp_min, [2, 2]);  clamp_min = None
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand);  expand = None
    linalg_vector_norm_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1.0, [0], True)
    clamp_min_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm_1, 1e-12);  linalg_vector_norm_1 = None
    expand_1: "f32[2, 2][0, 1]cpu" = torch.ops.aten.expand.default(clamp_min_1, [2, 2]);  clamp_min_1 = None
    div_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand_1);  primals_1 = expand_1 = None
    return (div, div_1)
