def forward(self, a_1: "f32[3][4]cpu", b_1: "f32[3][1]cpu"):
    add_: "f32[3][4]cpu" = torch.ops.aten.add_.Tensor(a_1, 1);  a_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(add_);  add_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, b_1);  sum_1 = b_1 = None
    return add
