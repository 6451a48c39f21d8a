def forward(self, primals_1: "f32[8, 8][8, 1]cpu", tanh: "f32[8, 8][8, 1]cpu", detach_4: "f32[8, 8][8, 1]cpu", t: "f32[8, 8][1, 8]cpu", t_1: "f32[8, 8][1, 8]cpu", detach_5: "f32[8, 8][8, 1]cpu", t_2: "f32[8, 8][1, 8]cpu", detach_6: "f32[8, 8][8, 1]cpu", tangents_1: "f32[8, 8][8, 1]cpu"):
    tanh_backward: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_4);  detach_4 = None
    mm_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t, tanh_backward);  t = None
    mm_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_1);  tanh_backward = None
    add_4: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mm_5);  tangents_1 = mm_5 = None
    tanh_backward_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_4, detach_5);  detach_5 = None
    mm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_2, tanh_backward_1);  t_2 = None
    mm_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_1, t_1);  tanh_backward_1 = None
    add_5: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mm_7);  add_4 = mm_7 = None
    add_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    tanh_backward_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_5, detach_6);  detach_6 = None
    add: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, tanh)
    t_4: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(add);  add = None
    mm_8: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_4, tanh_backward_2);  t_4 = None
    mm_9: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_2, t_1);  tanh_backward_2 = None
    add_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mm_9);  add_5 = mm_9 = None
    add_8: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_6, mm_8);  add_6 = mm_8 = None
    detach: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(add_7, detach_7);  detach_7 = None
    t_6: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_6, tanh_backward_3);  t_6 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(tanh_backward_3, t_1);  tanh_backward_3 = t_1 = None
    add_9: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_7, mm_11);  add_7 = mm_11 = None
    add_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mm_10);  add_8 = mm_10 = None
    return (add_9, add_10)
