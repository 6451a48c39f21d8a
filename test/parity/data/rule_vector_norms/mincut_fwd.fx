def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf, [1])
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm, linalg_vector_norm_1);  linalg_vector_norm = linalg_vector_norm_1 = None
    linalg_vector_norm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 0, [0], True)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(linalg_vector_norm_2);  linalg_vector_norm_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_1);  add = sum_1 = None
    linalg_vector_norm_3: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_2, 2, [1])
    detach_3: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_3)
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, linalg_vector_norm_3);  add_1 = linalg_vector_norm_3 = None
    detach_4: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_4, 1);  detach_4 = None
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, unsqueeze_1);  primals_2 = None
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    masked_fill: "f32[2, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    detach_6: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (add_2, primals_1, masked_fill, detach_6, detach_7)
