def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(b_1, 0, 0)
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(b_1);  b_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, t_);  a_1 = t_ = None
    return mul
