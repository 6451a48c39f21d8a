def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, 3)
    detach_: "f32[3][1]cpu" = torch.ops.aten.detach_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, detach_);  mul = detach_ = None
    return mul_2
