def forward(self, view: "f32[1, 3][3, 1]cpu", t_1: "f32[4, 3][3, 1]cpu", tangents_1: "f32[4][1]cpu"):
    view_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 4]);  tangents_1 = None
    mm: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  t_1 = None
    t_2: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [0], True);  view_1 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(mm, [3]);  mm = None
    return (view_3, t_4, view_2)
