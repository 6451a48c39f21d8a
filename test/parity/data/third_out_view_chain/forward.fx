def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(view_1, 0, 1, 3);  view_1 = None
    return (view, slice_1, mul)
