def forward(self, primals_1: "f32[0, 3][3, 1]cpu", t: "f32[3, 4][1, 3]cpu", tangents_1: "f32[0, 4][4, 1]cpu"):
    t_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  t_1 = None
    t_2: "f32[4, 0][1, 4]cpu" = torch.ops.aten.t.default(tangents_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_1);  t_2 = primals_1 = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True);  tangents_1 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    return (mm, t_4, view)
