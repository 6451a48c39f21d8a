def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu", primals_4: "f32[4, 3][3, 1]cpu"):
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    tanh: "f32[4, 4][4, 1]cpu" = torch.ops.aten.tanh.default(mm);  mm = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(tanh, primals_3)
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh, primals_4)
    _softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax.default(mm_2, 1, False);  mm_2 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    detach_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    t_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_3: "f32[2, 4][1, 2]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    t_4: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_5: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (mm_1, _softmax, tanh, detach_2, t_1, t_3, t_4, t_5)
