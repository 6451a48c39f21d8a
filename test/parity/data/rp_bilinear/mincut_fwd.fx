def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[4, 2, 3][6, 3, 1]cpu"):
    view: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 2])
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [-1, 3])
    _trilinear: "f32[2, 4][4, 1]cpu" = torch.ops.aten._trilinear.default(view, primals_3, view_1, [1, 3], [0], [1, 2], [2, 3]);  view = view_1 = None
    view_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(_trilinear, [2, 4]);  _trilinear = None
    unsqueeze: "f32[2, 1, 2][2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    unsqueeze_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 2)
    slice_1: "f32[2, 2, 1][3, 1, 1]cpu" = torch.ops.aten.slice.Tensor(unsqueeze_1, 1, 0, 2);  unsqueeze_1 = None
    bmm: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.bmm.default(unsqueeze, slice_1);  unsqueeze = slice_1 = None
    return (view_2, bmm, primals_1, primals_2, primals_3)
