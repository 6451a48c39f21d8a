def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    lgamma_: "f32[3][1]cpu" = torch.ops.aten.lgamma_.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    sinc_: "f32[3][1]cpu" = torch.ops.aten.sinc_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    erfc_: "f32[3][1]cpu" = torch.ops.aten.erfc_.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    digamma_: "f32[3][1]cpu" = torch.ops.aten.digamma_.default(mul_3);  mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sinc_, erfc_);  sinc_ = erfc_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(lgamma_, mul_4);  lgamma_ = mul_4 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, digamma_);  add = digamma_ = None
    return add_1
