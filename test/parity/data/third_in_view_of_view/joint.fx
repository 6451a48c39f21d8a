def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_2, [6])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 5);  view = None
    view_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_1, [2, 2]);  slice_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(view_1, 0, 0);  view_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_2, [6]);  primals_2 = None
    slice_2: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_2, 0, 1, 5)
    view_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_2, [2, 2]);  slice_2 = None
    select_scatter: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(view_3, mul, 0, 0);  view_3 = mul = None
    view_4: "f32[4][1]cpu" = torch.ops.aten.view.default(select_scatter, [4]);  select_scatter = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_2, view_4, 0, 1, 5);  view_2 = view_4 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, view_5);  primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view_5);  tangents_1 = None
    return (view_5, mul_1, mul_2, None)
