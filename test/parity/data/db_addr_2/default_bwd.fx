def forward(self, primals_2: "f32[5][1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5, 10][10, 1]cpu"):
    mv: "f32[5][1]cpu" = torch.ops.aten.mv.default(tangents_1, primals_3);  primals_3 = None
    t: "f32[10, 5][1, 10]cpu" = torch.ops.aten.t.default(tangents_1)
    mv_1: "f32[10][1]cpu" = torch.ops.aten.mv.default(t, primals_2);  t = primals_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1);  tangents_1 = None
    return (sum_1, mv, mv_1)
