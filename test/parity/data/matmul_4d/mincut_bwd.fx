def forward(self, transpose_1: "f32[4, 4, 3][12, 1, 4]cpu", transpose_2: "f32[4, 3, 4][12, 4, 1]cpu", tangents_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu"):
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 3, 3]);  tangents_1 = None
    bmm_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_3);  transpose_1 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, transpose_2);  view_3 = transpose_2 = None
    view_4: "f32[2, 2, 4, 3][24, 12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4, 3]);  bmm_1 = None
    view_5: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 4]);  bmm_2 = None
    transpose_3: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_4, -2, -1);  view_4 = None
    return (view_5, transpose_3)
