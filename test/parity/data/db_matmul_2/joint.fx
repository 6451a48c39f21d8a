def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    mv: "f32[5][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2)
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    t: "f32[10, 5][1, 10]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mv_1: "f32[10][1]cpu" = torch.ops.aten.mv.default(t, tangents_1);  t = tangents_1 = None
    return (mv, mul, mv_1)
