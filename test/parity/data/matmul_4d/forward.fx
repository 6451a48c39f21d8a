def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    transpose: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1);  primals_2 = None
    expand: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 3, 4]);  primals_1 = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 4]);  expand = None
    expand_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 2, 4, 3]);  transpose = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [4, 4, 3]);  expand_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    return view_2
