def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2][1]cpu", c_1: "f32[2][1]cpu", d_1: "f32[2][1]cpu"):
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    add_: "f32[2][1]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(b_1);  b_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, add_);  add = add_ = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, d_1);  add_1 = d_1 = None
    return add_2
