def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    mvlgamma_: "f32[3][1]cpu" = torch.ops.aten.mvlgamma_.default(mul, 1);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    i0_: "f32[3][1]cpu" = torch.ops.aten.i0_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mvlgamma_, i0_);  mvlgamma_ = i0_ = None
    return mul_2
