def forward(self, primals_1: "f32[3, 2, 3][6, 3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    zeros: "f32[2, 4][4, 1]cpu" = torch.ops.aten.zeros.default([2, 4], device = device(type='cpu'), pin_memory = False)
    select: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select, t)
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(zeros, t_1)
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add);  add = None
    select_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 1)
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_1, t)
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh, t_1)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_3);  mm_2 = mm_3 = None
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    select_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 2);  primals_1 = None
    mm_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_2, t)
    mm_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh_1, t_1)
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_5);  mm_4 = mm_5 = None
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_2);  add_2 = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_2);  tanh_2 = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_3);  tangents_1 = detach_3 = None
    t_6: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tanh_backward)
    mm_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_6, tanh_1)
    t_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    t_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_8)
    t_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    mm_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_6, select_2);  t_6 = select_2 = None
    t_11: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    t_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_12);  tanh_backward = None
    t_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_11);  t_11 = None
    select_backward: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mm_9, [3, 2, 3], 0, 2);  mm_9 = None
    detach_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_1);  tanh_1 = None
    detach_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mm_7, detach_4);  mm_7 = detach_4 = None
    t_14: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tanh_backward_1)
    mm_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_14, tanh)
    t_15: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    mm_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_1, t_8);  t_8 = None
    t_17: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_15);  t_15 = None
    add_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(t_9, t_17);  t_9 = t_17 = None
    mm_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_14, select_1);  t_14 = select_1 = None
    t_19: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_12);  mm_12 = None
    mm_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_1, t_12);  tanh_backward_1 = None
    t_21: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_19);  t_19 = None
    add_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(t_13, t_21);  t_13 = t_21 = None
    select_backward_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mm_13, [3, 2, 3], 0, 1);  mm_13 = None
    add_5: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, select_backward_1);  select_backward = select_backward_1 = None
    detach: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mm_11, detach_5);  mm_11 = detach_5 = None
    t_22: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tanh_backward_2)
    mm_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_22, zeros);  zeros = None
    t_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_14);  mm_14 = None
    t_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_23);  t_23 = None
    add_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, t_24);  add_3 = t_24 = None
    mm_15: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_22, select);  t_22 = select = None
    t_26: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_15);  mm_15 = None
    mm_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_2, t_12);  tanh_backward_2 = t_12 = None
    t_28: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_26);  t_26 = None
    add_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, t_28);  add_4 = t_28 = None
    select_backward_2: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mm_16, [3, 2, 3], 0, 0);  mm_16 = None
    add_8: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, select_backward_2);  add_5 = select_backward_2 = None
    return (add_8, add_7, add_6)
