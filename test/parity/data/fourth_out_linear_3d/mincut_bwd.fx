def forward(self, view: "f32[4, 3][3, 1]cpu", t_3: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 2, 4][8, 4, 1]cpu"):
    view_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 4]);  tangents_1 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, view);  t_1 = view = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_1, t_3);  view_1 = t_3 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 2, 3]);  mm_2 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (view_2, t_4)
