def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu"):
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, b_1);  a_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  b_1 = None
    return (mul_, mul)
