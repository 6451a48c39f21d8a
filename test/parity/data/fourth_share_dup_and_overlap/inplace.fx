def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu", c_1: "f32[4][1]cpu", d_1: "f32[4][1]cpu"):
    add_: "f32[4][1]cpu" = torch.ops.aten.add_.Tensor(a_1, 1);  a_1 = None
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(add_);  add_ = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_);  sum_1 = mul_ = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, c_1);  add = c_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_1, d_1);  add_1 = d_1 = None
    return add_2
