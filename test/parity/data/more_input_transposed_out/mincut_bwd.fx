def forward(self, primals_2: "f32[3, 2][2, 1]cpu", transpose: "f32[3, 2][1, 3]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, transpose);  transpose = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(mul_2, 0, 1);  mul_2 = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(transpose_1, [2, 3]);  transpose_1 = None
    return (view_1, mul_1)
