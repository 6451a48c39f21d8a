def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    cumprod_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumprod_.default(mul, 1);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_, a_1);  cumprod_ = a_1 = None
    return mul_1
