def forward(self, primals_1: "f32[16, 8][8, 1]cpu", primals_2: "f32[32, 8][8, 1]cpu", primals_3: "f32[16, 32][32, 1]cpu", primals_4: "f32[24, 16][16, 1]cpu", primals_5: "f32[40, 24][24, 1]cpu", primals_6: "f32[8, 40][40, 1]cpu", primals_7: "f32[4, 8][8, 1]cpu"):
    t: "f32[8, 32][1, 8]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[16, 32][32, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  t = None
    relu: "f32[16, 32][32, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    t_1: "f32[32, 16][1, 32]cpu" = torch.ops.aten.t.default(primals_3)
    mm_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.mm.default(relu, t_1);  t_1 = None
    relu_1: "f32[16, 16][16, 1]cpu" = torch.ops.aten.relu.default(mm_1);  mm_1 = None
    t_2: "f32[16, 24][1, 16]cpu" = torch.ops.aten.t.default(primals_4)
    mm_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.mm.default(relu_1, t_2);  t_2 = None
    relu_2: "f32[16, 24][24, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    t_3: "f32[24, 40][1, 24]cpu" = torch.ops.aten.t.default(primals_5)
    mm_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.mm.default(relu_2, t_3);  t_3 = None
    relu_3: "f32[16, 40][40, 1]cpu" = torch.ops.aten.relu.default(mm_3);  mm_3 = None
    t_4: "f32[40, 8][1, 40]cpu" = torch.ops.aten.t.default(primals_6)
    mm_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(relu_3, t_4);  t_4 = None
    relu_4: "f32[16, 8][8, 1]cpu" = torch.ops.aten.relu.default(mm_4);  mm_4 = None
    t_5: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(primals_7)
    mm_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(relu_4, t_5);  t_5 = None
    relu_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm_5);  mm_5 = None
    detach_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.detach.default(relu_5)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(relu_5);  relu_5 = None
    detach_6: "f32[16, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    return (sum_1, primals_1, primals_2, primals_3, primals_4, primals_5, primals_6, primals_7, relu, relu_1, relu_2, relu_3, relu_4, detach_6)
