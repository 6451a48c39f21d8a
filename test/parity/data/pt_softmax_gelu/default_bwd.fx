def forward(self, primals_2: "f32[8, 4][4, 1]cpu", _softmax: "f32[4, 8][8, 1]cpu", detach: "f32[4, 8][8, 1]cpu", mm: "f32[4, 4][4, 1]cpu", tangents_1: "f32[4, 4][4, 1]cpu"):
    gelu_backward: "f32[4, 4][4, 1]cpu" = torch.ops.aten.gelu_backward.default(tangents_1, mm);  tangents_1 = mm = None
    t: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(_softmax);  _softmax = None
    mm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, gelu_backward);  t = None
    t_1: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(gelu_backward, t_1);  gelu_backward = t_1 = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[4, 8][8, 1]cpu" = torch.ops.aten._softmax_backward_data.default(mm_2, detach_1, 1, torch.float32);  mm_2 = detach_1 = None
    return (_softmax_backward_data, mm_1)
