def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1)
    linalg_vector_norm_2: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf, [1])
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    linalg_vector_norm_3: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_3)
    linalg_vector_norm_4: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0.5)
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_4)
    linalg_vector_norm_5: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -1)
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_5)
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    detach_8: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_1)
    detach_9: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_9, 1);  detach_9 = None
    eq_3: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, unsqueeze_1);  abs_1 = unsqueeze_1 = None
    logical_or_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_3, isnan);  eq_3 = isnan = None
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, linalg_vector_norm_3, linalg_vector_norm_4, linalg_vector_norm_5, primals_1, detach_6, detach_7, detach_8, logical_or_1)
