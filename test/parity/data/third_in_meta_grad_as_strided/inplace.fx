def forward(self, a_1: "f32[6][1]cpu", b_1: "f32[2, 2][2, 1]cpu"):
    as_strided_: "f32[2, 2][2, 1]cpu" = torch.ops.aten.as_strided_.default(a_1, [2, 2], [2, 1], 1);  a_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided_, b_1);  as_strided_ = b_1 = None
    return mul
