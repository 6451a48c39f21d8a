def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    smooth_l1_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.smooth_l1_loss_backward.default(tangents_1, primals_1, primals_2, 2, 0.7)
    smooth_l1_loss_backward_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.smooth_l1_loss_backward.default(tangents_1, primals_2, primals_1, 2, 0.7);  tangents_1 = primals_2 = primals_1 = None
    return (smooth_l1_loss_backward, smooth_l1_loss_backward_1)
