def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[3][1]cpu", primals_3: "f32[3][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [-1])
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view, [primals_2]);  view = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6]);  primals_1 = None
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_3, [3]);  primals_3 = None
    index_put: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view_1, [primals_2], view_2, True);  view_1 = view_2 = None
    view_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put, [2, 3]);  index_put = None
    view_4: "f32[6][1]cpu" = torch.ops.aten.view.default(view_3, [6]);  view_3 = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view_4, 0, 0, 3);  view_4 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(index, slice_1);  index = slice_1 = None
    return (add, primals_2)
