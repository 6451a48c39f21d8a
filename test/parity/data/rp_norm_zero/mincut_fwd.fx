def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [1])
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_1)
    linalg_vector_norm_2: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1)
    linalg_vector_norm_3: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_3)
    linalg_vector_norm_4: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 3, [0])
    detach_4: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_4)
    detach_5: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    detach_8: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_9: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, linalg_vector_norm_3, linalg_vector_norm_4, primals_1, detach_5, detach_6, detach_8, detach_9)
