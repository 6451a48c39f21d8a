def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(a_1);  a_1 = None
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(t_, 0, 0)
    mul_: "f32[2][3]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_, b_1);  t_ = b_1 = None
    return mul
