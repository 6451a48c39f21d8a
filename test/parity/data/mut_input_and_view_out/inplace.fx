def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_, 0, 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    return (select, mul)
