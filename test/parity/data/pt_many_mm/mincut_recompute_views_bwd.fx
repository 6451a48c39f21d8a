def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[4, 16][16, 1]cpu", primals_3: "f32[16, 4][4, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu", relu: "f32[8, 16][16, 1]cpu", relu_1: "f32[8, 4][4, 1]cpu", detach_3: "f32[8, 8][8, 1]cpu", tangents_1: "f32[8, 8][8, 1]cpu"):
    threshold_backward: "f32[8, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_3, 0);  tangents_1 = detach_3 = None
    t: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(relu_1)
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t, threshold_backward);  t = None
    t_1: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_4: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_1);  threshold_backward = t_1 = None
    detach_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_4: "f32[8, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_4, detach_4, 0);  mm_4 = detach_4 = None
    t_2: "f32[16, 8][1, 16]cpu" = torch.ops.aten.t.default(relu)
    mm_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, threshold_backward_1);  t_2 = None
    t_3: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_6: "f32[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_1, t_3);  threshold_backward_1 = t_3 = None
    detach: "f32[8, 16][16, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_5: "f32[8, 16][16, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_2: "f32[8, 16][16, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_6, detach_5, 0);  mm_6 = detach_5 = None
    t_4: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_7: "f32[4, 16][16, 1]cpu" = torch.ops.aten.mm.default(t_4, threshold_backward_2);  t_4 = None
    t_5: "f32[16, 4][1, 16]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_2, t_5);  threshold_backward_2 = t_5 = None
    return (mm_8, mm_7, mm_5, mm_3)
