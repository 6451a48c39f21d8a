def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[5, 5, 5][25, 5, 1]cpu", primals_3: "f32[5, 5, 10][50, 10, 1]cpu"):
    addbmm: "f32[5, 10][10, 1]cpu" = torch.ops.aten.addbmm.default(primals_1, primals_2, primals_3);  primals_1 = None
    transpose: "f32[5, 10, 5][50, 1, 10]cpu" = torch.ops.aten.transpose.int(primals_3, 1, 2);  primals_3 = None
    transpose_1: "f32[5, 5, 5][25, 1, 5]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    return (addbmm, transpose, transpose_1)
