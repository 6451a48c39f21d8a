def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    return (select, mul)
