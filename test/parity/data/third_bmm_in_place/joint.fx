def forward(self, primals_1: "f32[2, 2, 2][4, 2, 1]cpu", primals_2: "f32[2, 2, 3][6, 3, 1]cpu", primals_3: "f32[2, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    mul: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    baddbmm: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.baddbmm.default(mul, primals_2, primals_3);  mul = None
    transpose: "f32[2, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(primals_3, 1, 2);  primals_3 = None
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose);  transpose = None
    transpose_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    bmm_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    mul_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    return (baddbmm, mul_1, bmm, bmm_1)
