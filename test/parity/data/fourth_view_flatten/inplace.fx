def forward(self, a_1: "f32[2, 2, 2][4, 2, 1]cpu", b_1: "f32[4][1]cpu"):
    mul: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 4])
    select: "f32[4][1]cpu" = torch.ops.aten.select.int(view, 0, 0);  view = None
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = b_1 = mul_ = None
    view_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul, [1, 2, 2, 2])
    select_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select.int(view_1, 0, 0);  view_1 = None
    select_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select.int(select_1, 0, 1);  select_1 = None
    add_: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add_.Tensor(select_2, 1);  select_2 = add_ = None
    return mul
