def forward(self, a_1: "f32[3][1]cpu", b_1: "i64[3][1]cpu", c_1: "i64[3][1]cpu"):
    gcd_: "i64[3][1]cpu" = torch.ops.aten.gcd_.default(b_1, c_1);  b_1 = None
    lcm_: "i64[3][1]cpu" = torch.ops.aten.lcm_.default(gcd_, c_1);  gcd_ = None
    floor_divide_: "i64[3][1]cpu" = torch.ops.aten.floor_divide_.Tensor(lcm_, c_1);  lcm_ = c_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, floor_divide_);  a_1 = floor_divide_ = None
    return mul
