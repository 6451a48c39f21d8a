def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    as_strided: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(mul, [3], [1], 2)
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(mul, 3);  mul = mul_ = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, b_1);  as_strided = b_1 = None
    return mul_1
