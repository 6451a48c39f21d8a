def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    soft_margin_loss_backward: "f32[][]cpu" = torch.ops.aten.soft_margin_loss_backward.default(tangents_1, primals_1, primals_2, 1);  tangents_1 = primals_1 = primals_2 = None
    return (soft_margin_loss_backward, None)
