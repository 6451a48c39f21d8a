def forward(self, primals_1: "f32[16, 8][8, 1]cpu", primals_2: "f32[32, 8][8, 1]cpu", primals_3: "f32[16, 32][32, 1]cpu", primals_4: "f32[24, 16][16, 1]cpu", primals_5: "f32[40, 24][24, 1]cpu", primals_6: "f32[8, 40][40, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu"):
    t: "f32[8, 32][1, 8]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    relu: "f32[16, 32][32, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    t_1: "f32[32, 16][1, 32]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.mm.default(relu, t_1);  relu = None
    relu_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.relu.default(mm_1);  mm_1 = None
    t_2: "f32[16, 24][1, 16]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.mm.default(relu_1, t_2)
    relu_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    t_3: "f32[24, 40][1, 24]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    mm_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.mm.default(relu_2, t_3)
    relu_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.relu.default(mm_3);  mm_3 = None
    t_4: "f32[40, 8][1, 40]cpu" = torch.ops.aten.t.default(primals_6);  primals_6 = None
    mm_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(relu_3, t_4)
    relu_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.relu.default(mm_4);  mm_4 = None
    t_5: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    mm_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(relu_4, t_5)
    relu_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm_5);  mm_5 = None
    detach_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.detach.default(relu_5)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(relu_5);  relu_5 = None
    detach_6: "f32[16, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    t_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    t_12: "f32[8, 40][40, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    t_16: "f32[40, 24][24, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    t_20: "f32[24, 16][16, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    t_24: "f32[16, 32][32, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    return (sum_1, primals_1, t, relu_1, relu_2, relu_3, relu_4, detach_6, t_8, t_12, t_16, t_20, t_24)
