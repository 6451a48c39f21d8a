def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_);  sum_1 = mul_ = None
    return add
