def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu", primals_4: "f32[4, 3][3, 1]cpu", tanh: "f32[4, 4][4, 1]cpu", detach_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[4, 2][2, 1]cpu", tangents_2: "f32[4, 3][3, 1]cpu"):
    _softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_2, detach_2, 1, torch.float32);  tangents_2 = detach_2 = None
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(tanh)
    mm_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, _softmax_backward_data)
    t_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(_softmax_backward_data, t_1);  _softmax_backward_data = t_1 = None
    mm_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = None
    t_3: "f32[2, 4][1, 2]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_3);  tangents_1 = t_3 = None
    add: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    detach: "f32[4, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[4, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(add, detach_3);  add = detach_3 = None
    t_4: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_4, tanh_backward);  t_4 = None
    t_5: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_8: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_5);  tanh_backward = t_5 = None
    return (mm_8, mm_7, mm_5, mm_3)
