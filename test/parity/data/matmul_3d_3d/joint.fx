def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    expand: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3, 4]);  primals_1 = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 4, 2]);  primals_2 = None
    view_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 2]);  expand_1 = None
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 2]);  bmm = None
    view_3: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2]);  tangents_1 = None
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_3);  transpose = None
    transpose_1: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, transpose_1);  view_3 = transpose_1 = None
    view_4: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 2]);  bmm_1 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    return (view_2, view_5, view_4)
