def forward(self, transpose: "f32[2, 2, 3][6, 1, 2]cpu", transpose_1: "f32[2, 3, 2][6, 1, 3]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose);  transpose = None
    mul: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm, 0.5);  bmm = None
    bmm_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    mul_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_1, 0.5);  bmm_1 = None
    mul_2: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0);  tangents_1 = None
    sum_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2], True);  mul_2 = None
    return (sum_1, mul, mul_1)
