def forward(self, primals_2: "f32[3][1]cpu", t: "f32[3, 2][1, 3]cpu", tangents_1: "f32[2][1]cpu"):
    view: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1])
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, tangents_1);  t = tangents_1 = None
    return (mul, mv_1)
