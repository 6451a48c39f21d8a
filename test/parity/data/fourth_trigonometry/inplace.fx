def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    asin_: "f32[3][1]cpu" = torch.ops.aten.asin_.default(mul);  mul = None
    atan_: "f32[3][1]cpu" = torch.ops.aten.atan_.default(asin_);  asin_ = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    tanh_: "f32[3][1]cpu" = torch.ops.aten.tanh_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    sinh_: "f32[3][1]cpu" = torch.ops.aten.sinh_.default(mul_2);  mul_2 = None
    cosh_: "f32[3][1]cpu" = torch.ops.aten.cosh_.default(sinh_);  sinh_ = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(atan_, tanh_);  atan_ = tanh_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, cosh_);  mul_3 = cosh_ = None
    return add
