def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu", mm: "f32[4, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    huber_loss_backward: "f32[4, 2][2, 1]cpu" = torch.ops.aten.huber_loss_backward.default(tangents_1, mm, primals_3, 1, 0.5);  tangents_1 = mm = primals_3 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, huber_loss_backward);  t = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(huber_loss_backward, t_1);  huber_loss_backward = t_1 = None
    return (mm_2, mm_1, None)
