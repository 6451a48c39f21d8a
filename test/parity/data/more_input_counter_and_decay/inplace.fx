def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "i64[][]cpu"):
    add_: "i64[][]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 0.5);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, add_);  mul = add_ = None
    return add
