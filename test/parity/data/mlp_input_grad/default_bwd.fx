def forward(self, primals_1: "f32[4, 6][6, 1]cpu", t: "f32[6, 8][1, 6]cpu", relu: "f32[4, 8][8, 1]cpu", detach: "f32[4, 8][8, 1]cpu", t_1: "f32[8, 3][1, 8]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 3]);  tangents_1 = None
    t_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(expand, t_2);  t_2 = None
    t_3: "f32[3, 4][0, 0]cpu" = torch.ops.aten.t.default(expand)
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_3, relu);  t_3 = relu = None
    t_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand, [0], True);  expand = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_2, [3]);  sum_2 = None
    t_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mm, detach_1, 0);  mm = detach_1 = None
    t_6: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_6);  t_6 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_3: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_7, primals_1);  t_7 = primals_1 = None
    t_8: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_3: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(threshold_backward, [0], True);  threshold_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_3, [8]);  sum_3 = None
    t_9: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    return (mm_2, t_9, view_1, t_5, view)
