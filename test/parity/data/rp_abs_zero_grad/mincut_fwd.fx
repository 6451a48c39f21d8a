def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_1)
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_2: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub)
    abs_3: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    huber_loss: "f32[][]cpu" = torch.ops.aten.huber_loss.default(primals_1, primals_2)
    return (abs_1, abs_2, abs_3, huber_loss, primals_1, primals_2)
