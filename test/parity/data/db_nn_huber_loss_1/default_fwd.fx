def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    huber_loss: "f32[5][1]cpu" = torch.ops.aten.huber_loss.default(primals_1, primals_2, 0, 8.698115367693557)
    return (huber_loss, primals_1, primals_2)
