def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [4, 3]);  primals_1 = None
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t)
    _unsafe_view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 2, 4]);  mm = None
    return (_unsafe_view, t, view)
