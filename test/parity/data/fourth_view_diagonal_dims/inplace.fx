def forward(self, a_1: "f32[2, 3, 3][9, 3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    diagonal: "f32[2, 3][9, 4]cpu" = torch.ops.aten.diagonal.default(mul, 0, 1, 2)
    mul_: "f32[2, 3][9, 4]cpu" = torch.ops.aten.mul_.Tensor(diagonal, b_1);  diagonal = b_1 = mul_ = None
    return mul
