def forward(self, primals_1: "f32[2, 3][3, 1]cpu", t_3: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    t_1: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tangents_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_1);  t_1 = primals_1 = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_3);  tangents_1 = t_3 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (mm_2, t_4)
