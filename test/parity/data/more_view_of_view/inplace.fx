def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 5);  view = None
    view_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_1, [2, 2]);  slice_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(view_1, 0, 0)
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = b_1 = mul_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_1);  view_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, sum_1);  mul = sum_1 = None
    return add
