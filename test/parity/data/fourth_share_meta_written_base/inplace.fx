def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "f32[3, 2][2, 1]cpu"):
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(b_1);  b_1 = None
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = mul_ = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_, c_1);  t_ = c_1 = None
    return mul
