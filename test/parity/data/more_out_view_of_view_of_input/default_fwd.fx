def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    view: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_1, [3, 2])
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 9223372036854775807);  view = None
    t: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(slice_1);  slice_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    return (t, mul)
