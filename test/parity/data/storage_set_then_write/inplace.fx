def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 2);  b_1 = None
    set_: "f32[3][1]cpu" = torch.ops.aten.set_.source_Tensor(mul, mul_1);  mul = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(set_, 3);  set_ = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_1);  a_1 = mul_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_);  mul_2 = mul_ = None
    return add
