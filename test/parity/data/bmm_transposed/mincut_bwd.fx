def forward(self, transpose_1: "f32[2, 4, 3][12, 1, 4]cpu", transpose_2: "f32[2, 2, 4][8, 4, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    bmm_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose_2);  tangents_1 = transpose_2 = None
    transpose_3: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(bmm_1, 1, 2);  bmm_1 = None
    return (bmm_2, transpose_3)
