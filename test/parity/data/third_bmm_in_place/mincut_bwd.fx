def forward(self, transpose: "f32[2, 2, 3][6, 1, 2]cpu", transpose_1: "f32[2, 3, 2][6, 1, 3]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose);  transpose = None
    bmm_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    mul_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    return (mul_1, bmm, bmm_1)
