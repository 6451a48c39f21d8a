def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(sum_1);  sum_1 = None
    add_: "f32[][]cpu" = torch.ops.aten.add_.Tensor(b_1, detach);  b_1 = detach = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, add_);  a_1 = add_ = None
    return mul
