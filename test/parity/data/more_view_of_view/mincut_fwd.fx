def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 5);  view = None
    view_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_1, [2, 2]);  slice_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(view_1, 0, 0);  view_1 = None
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(select)
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6]);  mul = None
    slice_2: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_2, 0, 1, 5)
    view_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_2, [2, 2]);  slice_2 = None
    select_scatter: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(view_3, mul_1, 0, 0);  view_3 = mul_1 = None
    view_4: "f32[4][1]cpu" = torch.ops.aten.view.default(select_scatter, [4]);  select_scatter = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_2, view_4, 0, 1, 5);  view_2 = view_4 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    view_18: "f32[6][1]cpu" = torch.ops.aten.view.default(view_5, [6])
    slice_9: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_18, 0, 1, 5);  view_18 = None
    view_19: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_9, [2, 2]);  slice_9 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_19);  view_19 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_5, sum_1);  view_5 = sum_1 = None
    return (add, primals_2, clone)
