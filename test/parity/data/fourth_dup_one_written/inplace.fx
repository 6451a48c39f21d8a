def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, add_);  a_1 = add_ = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, c_1);  mul = c_1 = None
    return mul_1
