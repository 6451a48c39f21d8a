def forward(self, primals_1: "f32[16, 8][8, 1]cpu", t: "f32[8, 32][1, 8]cpu", relu_1: "f32[16, 16][16, 1]cpu", t_2: "f32[16, 24][1, 16]cpu", relu_3: "f32[16, 40][40, 1]cpu", t_4: "f32[40, 8][1, 40]cpu", detach_6: "f32[16, 4][4, 1]cpu", t_8: "f32[4, 8][8, 1]cpu", t_16: "f32[40, 24][24, 1]cpu", t_24: "f32[16, 32][32, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[16, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [16, 4]);  tangents_1 = None
    threshold_backward: "f32[16, 4][4, 1]cpu" = torch.ops.aten.threshold_backward.default(expand, detach_6, 0);  expand = detach_6 = None
    t_6: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(relu_3, t_4)
    relu_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.relu.default(mm_4);  mm_4 = None
    mm_6: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_6, relu_4);  t_6 = None
    t_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    mm_7: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_8);  threshold_backward = t_8 = None
    t_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    detach_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu_4);  relu_4 = None
    detach_7: "f32[16, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    threshold_backward_1: "f32[16, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_7, detach_7, 0);  mm_7 = detach_7 = None
    t_10: "f32[8, 16][1, 8]cpu" = torch.ops.aten.t.default(threshold_backward_1)
    mm_8: "f32[8, 40][40, 1]cpu" = torch.ops.aten.mm.default(t_10, relu_3);  t_10 = None
    t_11: "f32[40, 8][1, 40]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    t_12: "f32[8, 40][40, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mm_9: "f32[16, 40][40, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_1, t_12);  threshold_backward_1 = t_12 = None
    t_13: "f32[8, 40][40, 1]cpu" = torch.ops.aten.t.default(t_11);  t_11 = None
    detach_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.detach.default(relu_3);  relu_3 = None
    detach_8: "f32[16, 40][40, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    threshold_backward_2: "f32[16, 40][40, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_9, detach_8, 0);  mm_9 = detach_8 = None
    t_14: "f32[40, 16][1, 40]cpu" = torch.ops.aten.t.default(threshold_backward_2)
    mm_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.mm.default(relu_1, t_2)
    relu_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    mm_10: "f32[40, 24][24, 1]cpu" = torch.ops.aten.mm.default(t_14, relu_2);  t_14 = None
    t_15: "f32[24, 40][1, 24]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    mm_11: "f32[16, 24][24, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_2, t_16);  threshold_backward_2 = t_16 = None
    t_17: "f32[40, 24][24, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    detach_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.detach.default(relu_2);  relu_2 = None
    detach_9: "f32[16, 24][24, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    threshold_backward_3: "f32[16, 24][24, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_11, detach_9, 0);  mm_11 = detach_9 = None
    t_18: "f32[24, 16][1, 24]cpu" = torch.ops.aten.t.default(threshold_backward_3)
    mm_12: "f32[24, 16][16, 1]cpu" = torch.ops.aten.mm.default(t_18, relu_1);  t_18 = None
    t_19: "f32[16, 24][1, 16]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    t_20: "f32[24, 16][16, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_13: "f32[16, 16][16, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_3, t_20);  threshold_backward_3 = t_20 = None
    t_21: "f32[24, 16][16, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    detach_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_10: "f32[16, 16][16, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward_4: "f32[16, 16][16, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_13, detach_10, 0);  mm_13 = detach_10 = None
    t_22: "f32[16, 16][1, 16]cpu" = torch.ops.aten.t.default(threshold_backward_4)
    mm: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    relu: "f32[16, 32][32, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    mm_14: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(t_22, relu);  t_22 = None
    t_23: "f32[32, 16][1, 32]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    mm_15: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_4, t_24);  threshold_backward_4 = t_24 = None
    t_25: "f32[16, 32][32, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    detach: "f32[16, 32][32, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_11: "f32[16, 32][32, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_5: "f32[16, 32][32, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_15, detach_11, 0);  mm_15 = detach_11 = None
    t_26: "f32[32, 16][1, 32]cpu" = torch.ops.aten.t.default(threshold_backward_5)
    mm_16: "f32[32, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_26, primals_1);  t_26 = primals_1 = None
    t_27: "f32[8, 32][1, 8]cpu" = torch.ops.aten.t.default(mm_16);  mm_16 = None
    t_28: "f32[32, 8][8, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_17: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_5, t_28);  threshold_backward_5 = t_28 = None
    t_29: "f32[32, 8][8, 1]cpu" = torch.ops.aten.t.default(t_27);  t_27 = None
    return (mm_17, t_29, t_25, t_21, t_17, t_13, t_9)
