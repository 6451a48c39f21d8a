def forward(self, view_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    view_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [4, 3]);  view_2 = None
    transpose_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.transpose.int(view_4, 0, 1);  view_4 = None
    t_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(transpose_3);  transpose_3 = None
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  tangents_1 = t_1 = None
    return (mm_1, None)
