def forward(self, primals_1: "f32[2, 3][1, 2]cpu", primals_2: "f32[3, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    t: "f32[3, 2][2, 1]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = None
    t_1: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tangents_1);  tangents_1 = None
    mm_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_1);  primals_2 = t_1 = None
    t_2: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    return (mm, t_2, mm_1)
