def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(b_1, 1)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_, 1)
    zero_: "f32[3][1]cpu" = torch.ops.aten.zero_.default(mul_);  mul_ = zero_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, add);  a_1 = add = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, add_1);  mul = add_1 = None
    return mul_1
