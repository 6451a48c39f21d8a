def forward(self, primals_1: "f32[2, 3][3, 1]cpu", detach_1: "f32[2, 4][4, 1]cpu", t_3: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 4]);  unsqueeze = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(expand, 0.5);  expand = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 1);  mul_2 = None
    threshold_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.threshold_backward.default(mul_3, detach_1, 0);  mul_3 = detach_1 = None
    t_1: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_1);  t_1 = primals_1 = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_3);  threshold_backward = t_3 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (mm_2, t_4)
