def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    unsqueeze_: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze_.default(b_1, 0);  b_1 = None
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_, 0, 0);  mul_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(c_1, 2);  c_1 = None
    return (unsqueeze_, select, mul)
