def forward(self, primals_1: "f32[5, 5, 10][50, 10, 1]cpu", primals_2: "f32[5, 5, 5][25, 5, 1]cpu", primals_3: "f32[5, 5, 10][50, 10, 1]cpu"):
    baddbmm: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3);  primals_1 = None
    permute: "f32[5, 10, 5][50, 1, 10]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1]);  primals_3 = None
    permute_1: "f32[5, 5, 5][25, 1, 5]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    return (baddbmm, permute, permute_1)
