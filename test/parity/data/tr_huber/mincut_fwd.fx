def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu"):
    mm: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    huber_loss: "f32[][]cpu" = torch.ops.aten.huber_loss.default(mm, primals_3, 1, 0.5)
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (huber_loss, primals_3, mm, t, t_1)
