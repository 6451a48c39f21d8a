def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    copy_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy_.default(b_1, a_1);  b_1 = copy_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    return mul
