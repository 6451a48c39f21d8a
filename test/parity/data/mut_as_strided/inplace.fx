def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    as_strided: "f32[2][4]cpu" = torch.ops.aten.as_strided.default(mul, [2], [4], 1)
    zero_: "f32[2][4]cpu" = torch.ops.aten.zero_.default(as_strided);  as_strided = zero_ = None
    return mul
