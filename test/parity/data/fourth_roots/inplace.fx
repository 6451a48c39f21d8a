def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    rsqrt_: "f32[3][1]cpu" = torch.ops.aten.rsqrt_.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    reciprocal_: "f32[3][1]cpu" = torch.ops.aten.reciprocal_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    pow_: "f32[3][1]cpu" = torch.ops.aten.pow_.Scalar(mul_2, 2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_, pow_);  reciprocal_ = pow_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(rsqrt_, mul_3);  rsqrt_ = mul_3 = None
    return add
