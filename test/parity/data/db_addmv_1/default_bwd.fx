def forward(self, primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    t: "f32[10, 5][1, 10]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mv: "f32[10][1]cpu" = torch.ops.aten.mv.default(t, tangents_1);  t = None
    return (tangents_1, mul, mv)
