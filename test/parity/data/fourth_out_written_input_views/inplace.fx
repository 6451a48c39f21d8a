def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_, 0, 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = None
    return (mul_, t, select, mul)
