def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[1, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    linalg_cross_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.linalg_cross.default(tangents_1, primals_1);  primals_1 = None
    linalg_cross_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.linalg_cross.default(primals_2, tangents_1);  primals_2 = tangents_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(linalg_cross_1, [0], True);  linalg_cross_1 = None
    return (linalg_cross_2, sum_1)
