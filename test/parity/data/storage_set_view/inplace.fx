def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(c_1, 2);  c_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_1, 0, 0)
    set_: "f32[3][1]cpu" = torch.ops.aten.set_.source_Tensor(mul, select);  mul = select = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(set_, 2);  set_ = mul_ = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_1);  a_1 = mul_1 = None
    return mul_2
