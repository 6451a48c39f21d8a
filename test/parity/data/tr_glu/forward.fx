def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[6][1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[6, 6][6, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t);  primals_3 = view = t = None
    _unsafe_view: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [2, 3, 6]);  addmm = None
    glu: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.glu.default(_unsafe_view);  _unsafe_view = None
    return glu
