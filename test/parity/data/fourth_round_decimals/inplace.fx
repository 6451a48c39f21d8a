def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    round_: "f32[3][1]cpu" = torch.ops.aten.round_.decimals(mul, decimals = 1);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, round_);  a_1 = round_ = None
    return mul_1
