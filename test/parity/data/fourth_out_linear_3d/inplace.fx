def forward(self, a_1: "f32[2, 2, 3][6, 3, 1]cpu", b_1: "f32[4, 3][3, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(b_1);  b_1 = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(a_1, [4, 3]);  a_1 = None
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t);  view = t = None
    _unsafe_view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 2, 4]);  mm = None
    return _unsafe_view
