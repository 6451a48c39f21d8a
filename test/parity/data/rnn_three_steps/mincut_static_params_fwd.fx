def forward(self, primals_1: "f32[3, 2, 3][6, 3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu"):
    zeros: "f32[2, 4][4, 1]cpu" = torch.ops.aten.zeros.default([2, 4], device = device(type='cpu'), pin_memory = False)
    select: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select, t)
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_3)
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(zeros, t_1)
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add);  add = None
    select_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 1)
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_1, t)
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh, t_1)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_3);  mm_2 = mm_3 = None
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    select_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 2);  primals_1 = None
    mm_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_2, t);  t = None
    mm_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh_1, t_1);  t_1 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_5);  mm_4 = mm_5 = None
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_2);  add_2 = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_2)
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    return (tanh_2, primals_2, primals_3, zeros, select, tanh, select_1, tanh_1, select_2, detach_3)
