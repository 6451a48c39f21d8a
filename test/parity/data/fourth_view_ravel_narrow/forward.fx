def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1])
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 4);  view = None
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(slice_1);  slice_1 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1]);  mul = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_1, zero, 0, 1, 4);  view_1 = zero = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_1);  view_2 = primals_1 = None
    return mul_1
