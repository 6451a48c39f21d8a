def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mv: "f32[6][1]cpu" = torch.ops.aten.mv.default(view, primals_2)
    _unsafe_view: "f32[2, 3][3, 1]cpu" = torch.ops.aten._unsafe_view.default(mv, [2, 3]);  mv = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    return (_unsafe_view, primals_2, t)
