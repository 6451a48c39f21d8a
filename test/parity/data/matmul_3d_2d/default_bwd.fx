def forward(self, primals_2: "f32[4, 2][2, 1]cpu", view: "f32[6, 4][4, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    view_1: "f32[6, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 2]);  tangents_1 = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, view_1);  t = None
    t_1: "f32[2, 4][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  view_1 = t_1 = None
    view_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (view_2, mm_1)
