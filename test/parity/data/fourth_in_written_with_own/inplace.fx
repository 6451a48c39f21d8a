def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, b_1);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    return mul
