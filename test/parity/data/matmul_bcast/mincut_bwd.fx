def forward(self, transpose: "f32[4, 4, 3][12, 1, 4]cpu", transpose_1: "f32[4, 2, 4][8, 1, 2]cpu", tangents_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu"):
    view_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 3, 2]);  tangents_1 = None
    bmm_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_1);  transpose = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_1, transpose_1);  view_1 = transpose_1 = None
    view_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4, 2]);  bmm_1 = None
    sum_1: "f32[1, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [0], True);  view_2 = None
    view_3: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 4, 2]);  sum_1 = None
    view_4: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 4]);  bmm_2 = None
    sum_2: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [1], True);  view_4 = None
    return (sum_2, view_3)
