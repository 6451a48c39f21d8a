def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_1)
    linalg_vector_norm_2: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf, [0])
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    detach_3: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_3, 0);  detach_3 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, unsqueeze_1);  unsqueeze_1 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_1);  abs_1 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq, isnan);  eq = isnan = None
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, primals_1, logical_or, detach_4, detach_5)
