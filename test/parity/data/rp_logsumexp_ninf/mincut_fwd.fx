def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    logsumexp: "f32[3][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [1])
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(logsumexp)
    logsumexp_1: "f32[2][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0])
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(logsumexp_1)
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (logsumexp, logsumexp_1, primals_1, detach_2, detach_3)
