def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(a_1, b_1);  a_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 3);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_, mul_);  add_ = mul_ = None
    return mul
