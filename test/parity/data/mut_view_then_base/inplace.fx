def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    add_: "f32[6][1]cpu" = torch.ops.aten.add_.Tensor(view, 1);  view = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(add_);  add_ = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return add
