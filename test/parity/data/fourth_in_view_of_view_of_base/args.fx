def forward(self, arg0_1: "f32[3, 4][4, 1]cpu", arg1_1: "f32[2][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    view: "f32[12][1]cpu" = torch.ops.aten.view.default(mul, [12]);  mul = None
    slice_1: "f32[8][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 2, 10);  view = None
    view_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_1, [4, 2]);  slice_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(view_1, 0, 1);  view_1 = None
    return (select, arg1_1)
