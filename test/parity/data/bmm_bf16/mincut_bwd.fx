def forward(self, transpose: "bf16[2, 4, 3][12, 1, 4]cpu", transpose_1: "bf16[2, 2, 4][8, 1, 2]cpu", tangents_1: "bf16[2, 3, 2][6, 2, 1]cpu"):
    bmm_1: "bf16[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, tangents_1);  transpose = None
    bmm_2: "bf16[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose_1);  tangents_1 = transpose_1 = None
    return (bmm_2, bmm_1)
