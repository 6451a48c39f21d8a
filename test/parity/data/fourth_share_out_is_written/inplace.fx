def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu", c_1: "f32[2][1]cpu"):
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = mul_ = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(c_1, 2);  c_1 = None
    return (b_1, mul)
