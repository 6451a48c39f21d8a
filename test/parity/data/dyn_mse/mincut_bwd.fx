def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s26, s49][s49, 1]cpu", tangents_1: "f32[][]cpu"):
    mse_loss_backward: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, primals_1, primals_2, 1);  tangents_1 = primals_1 = primals_2 = None
    return (mse_loss_backward, None)
