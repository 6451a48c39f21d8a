def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    ne_: "f32[3][1]cpu" = torch.ops.aten.ne_.Scalar(b_1, 1);  b_1 = None
    le_: "f32[3][1]cpu" = torch.ops.aten.le_.Scalar(ne_, 0);  ne_ = None
    eq_: "f32[3][1]cpu" = torch.ops.aten.eq_.Tensor(le_, c_1);  le_ = None
    ge_: "f32[3][1]cpu" = torch.ops.aten.ge_.Scalar(eq_, 0);  eq_ = None
    lt_: "f32[3][1]cpu" = torch.ops.aten.lt_.Tensor(ge_, c_1);  ge_ = c_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, lt_);  a_1 = lt_ = None
    return mul
