def forward(self, primals_1: "f32[5, 5, 10][50, 10, 1]cpu", primals_2: "f32[5, 5, 5][25, 5, 1]cpu", primals_3: "f32[5, 5, 10][50, 10, 1]cpu", tangents_1: "f32[5, 5, 10][50, 10, 1]cpu"):
    baddbmm: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3);  primals_1 = None
    permute: "f32[5, 10, 5][50, 1, 10]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1]);  primals_3 = None
    bmm: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    permute_1: "f32[5, 5, 5][25, 1, 5]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    bmm_1: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    return (baddbmm, tangents_1, bmm, bmm_1)
