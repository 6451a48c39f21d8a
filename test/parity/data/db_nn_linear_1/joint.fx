def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 3]);  primals_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t);  primals_3 = None
    _unsafe_view: "f32[4][1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [4]);  addmm = None
    view_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 4]);  tangents_1 = None
    t_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  t_1 = None
    t_2: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(view_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [0], True);  view_1 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(mm, [3]);  mm = None
    return (_unsafe_view, view_3, t_4, view_2)
