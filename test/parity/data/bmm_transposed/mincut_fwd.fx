def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 2, 4][8, 4, 1]cpu"):
    transpose: "f32[2, 4, 2][8, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(primals_1, transpose)
    transpose_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_1, 1, 2);  primals_1 = None
    transpose_2: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.transpose.int(transpose, 1, 2);  transpose = None
    return (bmm, transpose_1, transpose_2)
