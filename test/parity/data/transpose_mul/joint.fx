def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(primals_1, 0, 1);  primals_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose, primals_2)
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, transpose);  transpose = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(mul_2, 0, 1);  mul_2 = None
    return (mul, transpose_1, mul_1)
