def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[3][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6]);  primals_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3]);  primals_2 = None
    index_put: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view, [primals_3], view_1, True)
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put, [2, 3]);  index_put = None
    index_put_1: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view, [primals_3], view_1);  view = view_1 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put_1, [2, 3]);  index_put_1 = None
    return (view_2, view_5, primals_3)
