def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, primals_2);  primals_3 = None
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t);  t = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_1);  t_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True);  tangents_1 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    return (addmm, mm, mm_1, view)
