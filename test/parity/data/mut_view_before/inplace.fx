def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1])
    add_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add_.Tensor(mul, 1);  mul = None
    mul_: "f32[6][1]cpu" = torch.ops.aten.mul_.Tensor(view, 3);  view = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    return (sum_1, add_)
