def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "i64[][]cpu"):
    lerp_: "f32[3][1]cpu" = torch.ops.aten.lerp_.Scalar(b_1, a_1, 0.1);  b_1 = None
    add_: "i64[][]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = add_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, lerp_);  a_1 = lerp_ = None
    return mul
