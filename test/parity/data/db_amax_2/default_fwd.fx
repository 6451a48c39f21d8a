def forward(self, primals_1: "f32[][]cpu"):
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(amax)
    return (amax, primals_1, detach)
