def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    _unsafe_view: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 2]);  mm = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    t_1: "f32[2, 4][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (_unsafe_view, t, t_1)
