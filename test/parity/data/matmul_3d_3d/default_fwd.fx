def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu"):
    expand: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3, 4]);  primals_1 = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 4, 2]);  primals_2 = None
    view_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 2]);  expand_1 = None
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 2]);  bmm = None
    return (view_2, view, view_1)
