def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(tangents_1);  tangents_1 = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(t_1, 0, 1);  t_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(transpose_1, 2);  transpose_1 = None
    return (mul_1,)
