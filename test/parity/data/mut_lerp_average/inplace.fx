def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu", c_1: "f32[4][1]cpu"):
    lerp_: "f32[4][1]cpu" = torch.ops.aten.lerp_.Scalar(c_1, b_1, 0.05);  c_1 = b_1 = None
    add_: "f32[4][1]cpu" = torch.ops.aten.add_.Tensor(a_1, lerp_, alpha = -0.01);  a_1 = add_ = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(lerp_, 1);  lerp_ = None
    return mul
