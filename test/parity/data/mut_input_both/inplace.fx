def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(a_1);  a_1 = None
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(t_, 2);  t_ = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    return mul
