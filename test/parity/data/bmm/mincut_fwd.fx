def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu"):
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(primals_1, primals_2)
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_1, 1, 2);  primals_1 = None
    transpose_1: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    return (bmm, transpose, transpose_1)
