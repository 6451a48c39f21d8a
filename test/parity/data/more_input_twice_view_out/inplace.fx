def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    add_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = None
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(add_, 2);  add_ = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_, 0, 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    return (select, mul)
