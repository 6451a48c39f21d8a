def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul_, [6])
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    return (view, t, sum_1)
