def forward(self, primals_1: "f32[5][1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm, linalg_vector_norm_1);  linalg_vector_norm = linalg_vector_norm_1 = None
    linalg_vector_norm_2: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, linalg_vector_norm_2);  add = linalg_vector_norm_2 = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (add_1, primals_1, detach_3, detach_5)
