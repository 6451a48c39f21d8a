def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu", primals_3: "f32[2, 3, 2][6, 2, 1]cpu"):
    baddbmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.baddbmm.default(primals_3, primals_1, primals_2, beta = 0.5, alpha = 2);  primals_3 = None
    permute: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    permute_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [0, 2, 1]);  primals_1 = None
    return (baddbmm, permute, permute_1)
