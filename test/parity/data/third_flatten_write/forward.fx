def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    slice_1: "f32[3][2]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 9223372036854775807, 2);  view = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, primals_2);  slice_1 = primals_2 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6]);  mul = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_1, mul_1, 0, 1, 9223372036854775807, 2);  view_1 = mul_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    return view_2
