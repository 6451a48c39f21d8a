def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    transpose_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose_.default(mul, 0, 1);  mul = None
    t_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t_.default(transpose_);  transpose_ = None
    return t_
