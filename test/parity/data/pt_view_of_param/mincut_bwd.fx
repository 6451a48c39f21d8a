def forward(self, primals_1: "f32[4, 6][6, 1]cpu", t_4: "f32[3, 6][6, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(tangents_1)
    mm_1: "f32[3, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_1);  t_2 = primals_1 = None
    t_3: "f32[6, 3][1, 6]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_4);  tangents_1 = t_4 = None
    t_5: "f32[3, 6][6, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    t_6: "f32[6, 3][1, 6]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    return (mm_2, t_6)
