def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    amax: "f32[3][1]cpu" = torch.ops.aten.amax.default(primals_1, [1])
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(amax)
    amin: "f32[3][1]cpu" = torch.ops.aten.amin.default(primals_1, [1])
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(amin)
    return (amax, amin, primals_1, detach, detach_1)
