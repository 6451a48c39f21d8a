def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clone, [6])
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 3);  view = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(slice_1)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, primals_2);  slice_1 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clone, [6]);  clone = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_1, mul, 0, 1, 3);  view_1 = mul = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [0])
    return (view_2, sum_1, primals_2, clone_1)
