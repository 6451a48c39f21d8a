def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(select, [3, 1])
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(mul, 2);  mul = None
    add_: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add_.Tensor(view, 1);  view = None
    mul__1: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 3);  select = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_, 1);  mul_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(add_);  add_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul__1, sum_1);  mul__1 = sum_1 = None
    return (mul_1, add)
