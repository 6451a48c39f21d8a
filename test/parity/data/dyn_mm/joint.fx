def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s49, s70][s70, 1]cpu", tangents_1: "f32[s26, s70][s70, 1]cpu"):
    mm: "f32[s26, s70][s70, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    t: "f32[s49, s26][1, s49]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[s49, s70][s70, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = None
    t_1: "f32[s70, s49][1, s70]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  tangents_1 = t_1 = None
    return (mm, mm_2, mm_1)
