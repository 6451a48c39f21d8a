def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, c_1);  mul = c_1 = None
    return add
