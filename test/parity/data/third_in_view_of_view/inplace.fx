def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(b_1, [6])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 5);  view = None
    view_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_1, [2, 2]);  slice_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(view_1, 0, 0);  view_1 = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
