def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(b_1);  b_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, c_1);  add = c_1 = None
    return add_1
