def forward(self, primals_1: "f32[16, 8][8, 1]cpu", primals_2: "f32[32, 8][8, 1]cpu", primals_3: "f32[16, 32][32, 1]cpu", primals_4: "f32[24, 16][16, 1]cpu", primals_5: "f32[40, 24][24, 1]cpu", primals_6: "f32[8, 40][40, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu"):
    t: "f32[8, 32][1, 8]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    relu: "f32[16, 32][32, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    detach: "f32[16, 32][32, 1]cpu" = torch.ops.aten.detach.default(relu)
    t_1: "f32[32, 16][1, 32]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.mm.default(relu, t_1)
    relu_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.relu.default(mm_1);  mm_1 = None
    detach_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.detach.default(relu_1)
    t_2: "f32[16, 24][1, 16]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.mm.default(relu_1, t_2)
    relu_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    detach_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.detach.default(relu_2)
    t_3: "f32[24, 40][1, 24]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    mm_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.mm.default(relu_2, t_3)
    relu_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.relu.default(mm_3);  mm_3 = None
    detach_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.detach.default(relu_3)
    t_4: "f32[40, 8][1, 40]cpu" = torch.ops.aten.t.default(primals_6);  primals_6 = None
    mm_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(relu_3, t_4)
    relu_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.relu.default(mm_4);  mm_4 = None
    detach_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu_4)
    t_5: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7);  primals_7 = None
    mm_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(relu_4, t_5)
    relu_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm_5);  mm_5 = None
    detach_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.detach.default(relu_5)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(relu_5);  relu_5 = None
    return (sum_1, primals_1, t, relu, detach, t_1, relu_1, detach_1, t_2, relu_2, detach_2, t_3, relu_3, detach_3, t_4, relu_4, detach_4, t_5, detach_5)
