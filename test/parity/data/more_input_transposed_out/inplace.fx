def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    transpose_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose_.default(a_1, 0, 1);  a_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose_, b_1);  b_1 = None
    return (transpose_, mul)
