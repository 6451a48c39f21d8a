def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1]);  mul = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 4)
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(slice_1);  slice_1 = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view, zero, 0, 1, 4);  view = zero = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3])
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_1);  view_2 = None
    return (mul_1, primals_1, slice_scatter)
