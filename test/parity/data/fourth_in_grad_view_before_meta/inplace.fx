def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(a_1);  a_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_, b_1);  t_ = b_1 = None
    return mul
