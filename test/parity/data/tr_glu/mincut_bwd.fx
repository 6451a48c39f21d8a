def forward(self, view: "f32[6, 4][4, 1]cpu", _unsafe_view: "f32[2, 3, 6][18, 6, 1]cpu", t_1: "f32[6, 4][4, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    glu_backward: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.glu_backward.default(tangents_1, _unsafe_view, -1);  tangents_1 = _unsafe_view = None
    view_1: "f32[6, 6][6, 1]cpu" = torch.ops.aten.view.default(glu_backward, [6, 6]);  glu_backward = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  t_1 = None
    t_2: "f32[6, 6][1, 6]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [0], True);  view_1 = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(sum_1, [6]);  sum_1 = None
    t_4: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    return (view_3, t_4, view_2)
