def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(b_1, 0, 0)
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    return (select, mul)
