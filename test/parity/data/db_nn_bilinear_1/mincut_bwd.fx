def forward(self, primals_3: "f32[5, 3, 4][12, 4, 1]cpu", view: "f32[1, 3][3, 1]cpu", view_1: "f32[1, 4][4, 1]cpu", tangents_1: "f32[5][1]cpu"):
    view_3: "f32[1, 5][5, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 5])
    _trilinear_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten._trilinear.default(view_3, primals_3, view_1, [2, 3], [0], [1, 2], [1, 3])
    _trilinear_2: "f32[5, 3, 4][12, 4, 1]cpu" = torch.ops.aten._trilinear.default(view, view_3, view_1, [1, 3], [2, 3], [1, 2], [0]);  view_1 = None
    _trilinear_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten._trilinear.default(view, primals_3, view_3, [1, 3], [0], [2, 3], [1, 2]);  view = primals_3 = view_3 = None
    view_4: "f32[4][1]cpu" = torch.ops.aten.view.default(_trilinear_3, [4]);  _trilinear_3 = None
    view_5: "f32[3][1]cpu" = torch.ops.aten.view.default(_trilinear_1, [3]);  _trilinear_1 = None
    return (view_5, view_4, _trilinear_2, tangents_1)
