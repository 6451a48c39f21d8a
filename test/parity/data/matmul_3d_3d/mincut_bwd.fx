def forward(self, transpose: "f32[2, 4, 3][12, 1, 4]cpu", transpose_1: "f32[2, 2, 4][8, 1, 2]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    view_3: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2]);  tangents_1 = None
    bmm_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_3);  transpose = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, transpose_1);  view_3 = transpose_1 = None
    view_4: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 2]);  bmm_1 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    return (view_5, view_4)
