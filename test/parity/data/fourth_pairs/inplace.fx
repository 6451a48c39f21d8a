def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    atan2_: "f32[3][1]cpu" = torch.ops.aten.atan2_.default(mul, b_1);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    hypot_: "f32[3][1]cpu" = torch.ops.aten.hypot_.default(mul_1, b_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    copysign_: "f32[3][1]cpu" = torch.ops.aten.copysign_.Tensor(mul_2, b_1);  mul_2 = b_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(hypot_, copysign_);  hypot_ = copysign_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(atan2_, mul_3);  atan2_ = mul_3 = None
    return add
