def forward(self, primals_1: "f32[2, 3, 3][9, 3, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 4, 3][12, 3, 1]cpu"):
    baddbmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3, beta = 0.5, alpha = 2)
    baddbmm_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3);  primals_1 = None
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(baddbmm, baddbmm_1);  baddbmm = baddbmm_1 = None
    return (add, primals_2, primals_3)
