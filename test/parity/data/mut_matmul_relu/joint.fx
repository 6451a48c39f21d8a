def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm, 1);  mm = None
    relu: "f32[2, 2][2, 1]cpu" = torch.ops.aten.relu.default(add);  add = None
    detach_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(relu)
    detach_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    threshold_backward: "f32[2, 2][2, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_4, 0);  tangents_1 = detach_4 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, threshold_backward);  t = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_1);  threshold_backward = t_1 = None
    return (relu, mm_2, mm_1)
