def forward(self, primals_1: "f32[8, 8][8, 1]cpu", primals_2: "f32[8, 8][8, 1]cpu"):
    mm: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    tanh: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm);  mm = None
    add: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, tanh)
    mm_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add, primals_2)
    tanh_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    detach_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_1)
    add_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add, tanh_1);  add = tanh_1 = None
    mm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_1, primals_2)
    tanh_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_2);  mm_2 = None
    detach_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_2)
    add_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_1, tanh_2);  tanh_2 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_2, primals_2)
    tanh_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_3);  mm_3 = None
    detach_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_3)
    add_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_2, tanh_3);  tanh_3 = None
    detach_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    t: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add_2);  add_2 = None
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    detach_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    t_2: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add_1);  add_1 = None
    detach_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (add_3, primals_1, tanh, detach_4, t, t_1, detach_5, t_2, detach_6)
