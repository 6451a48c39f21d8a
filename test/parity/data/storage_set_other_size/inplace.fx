def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[2, 2][2, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(c_1, 2);  c_1 = None
    set_: "f32[2, 2][2, 1]cpu" = torch.ops.aten.set_.source_Tensor(mul, mul_1);  mul = mul_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(set_);  set_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, a_1);  sum_1 = a_1 = None
    return add
