def forward(self, a_1: "f32[2][1]cpu", b_1: "i64[3][1]cpu", c_1: "i64[3][1]cpu"):
    add_: "i64[3][1]cpu" = torch.ops.aten.add_.Tensor(b_1, c_1);  b_1 = None
    mul_: "i64[3][1]cpu" = torch.ops.aten.mul_.Tensor(c_1, add_);  c_1 = None
    mul: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(add_, mul_);  add_ = mul_ = None
    return mul
