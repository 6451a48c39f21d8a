def forward(self, primals_2: "f32[4][1]cpu", view: "f32[6, 4][4, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_1, [6]);  tangents_1 = None
    view_2: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(view_1, [6, 1])
    mul: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_2);  view_2 = primals_2 = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    mv_1: "f32[4][1]cpu" = torch.ops.aten.mv.default(t, view_1);  t = view_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3, 4]);  mul = None
    return (view_3, mv_1)
