def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu"):
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 3]);  primals_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[1, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t);  primals_3 = None
    _unsafe_view: "f32[4][1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [4]);  addmm = None
    t_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (_unsafe_view, view, t_1)
