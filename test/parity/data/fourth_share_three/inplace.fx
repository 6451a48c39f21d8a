def forward(self, a_1: "f32[8][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_);  sum_1 = mul_ = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, add_);  add = add_ = None
    return add_1
