def forward(self, primals_1: "f64[2, 3, 4][12, 4, 1]cpu", primals_2: "f64[2, 4, 2][8, 2, 1]cpu", tangents_1: "f64[2, 3, 2][6, 2, 1]cpu"):
    bmm: "f64[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(primals_1, primals_2)
    transpose: "f64[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_1, 1, 2);  primals_1 = None
    bmm_1: "f64[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, tangents_1);  transpose = None
    transpose_1: "f64[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    bmm_2: "f64[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose_1);  tangents_1 = transpose_1 = None
    return (bmm, bmm_2, bmm_1)
