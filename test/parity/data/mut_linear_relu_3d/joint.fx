def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 2, 4][8, 4, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [4, 3]);  primals_1 = None
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t)
    _unsafe_view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 2, 4]);  mm = None
    relu: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.relu.default(_unsafe_view);  _unsafe_view = None
    _unsafe_view_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten._unsafe_view.default(relu, [4, 4]);  relu = None
    _unsafe_view_2: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(_unsafe_view_1, [2, 2, 4])
    _unsafe_view_4: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(_unsafe_view_1, [2, 2, 4]);  _unsafe_view_1 = None
    detach_3: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.detach.default(_unsafe_view_4);  _unsafe_view_4 = None
    detach_4: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    threshold_backward: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_4, 0);  tangents_1 = detach_4 = None
    view_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(threshold_backward, [4, 4]);  threshold_backward = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, view);  t_1 = view = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_1, t_3);  view_1 = t_3 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 2, 3]);  mm_2 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (_unsafe_view_2, view_2, t_4)
