def forward(self, primals_1: "f32[8, 8][8, 1]cpu", primals_2: "f32[8, 8][8, 1]cpu", tangents_1: "f32[8, 8][8, 1]cpu"):
    mm: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    tanh: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm);  mm = None
    detach: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    add: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, tanh);  tanh = None
    mm_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add, primals_2)
    tanh_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    detach_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_1)
    add_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add, tanh_1);  tanh_1 = None
    mm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_1, primals_2)
    tanh_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_2);  mm_2 = None
    detach_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_2)
    add_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_1, tanh_2);  tanh_2 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(add_2, primals_2)
    tanh_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mm_3);  mm_3 = None
    detach_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh_3)
    add_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_2, tanh_3);  tanh_3 = None
    detach_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_4);  detach_4 = None
    t: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add_2);  add_2 = None
    mm_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t, tanh_backward);  t = None
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_2)
    mm_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_1);  tanh_backward = t_1 = None
    add_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mm_5);  tangents_1 = mm_5 = None
    detach_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_4, detach_5);  detach_5 = None
    t_2: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add_1);  add_1 = None
    mm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_2, tanh_backward_1);  t_2 = None
    t_3: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_2)
    mm_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_1, t_3);  tanh_backward_1 = t_3 = None
    add_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mm_7);  add_4 = mm_7 = None
    add_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    detach_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_5, detach_6);  detach_6 = None
    t_4: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add);  add = None
    mm_8: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_4, tanh_backward_2);  t_4 = None
    t_5: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_2)
    mm_9: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_2, t_5);  tanh_backward_2 = t_5 = None
    add_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mm_9);  add_5 = mm_9 = None
    add_8: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_6, mm_8);  add_6 = mm_8 = None
    detach_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_7, detach_7);  detach_7 = None
    t_6: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_6, tanh_backward_3);  t_6 = None
    t_7: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_3, t_7);  tanh_backward_3 = t_7 = None
    add_9: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_7, mm_11);  add_7 = mm_11 = None
    add_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mm_10);  add_8 = mm_10 = None
    return (add_3, add_9, add_10)
