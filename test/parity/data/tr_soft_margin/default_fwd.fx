def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu"):
    mv: "f32[4][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2)
    soft_margin_loss: "f32[][]cpu" = torch.ops.aten.soft_margin_loss.default(mv, primals_3)
    return (soft_margin_loss, primals_1, primals_2, primals_3, mv)
