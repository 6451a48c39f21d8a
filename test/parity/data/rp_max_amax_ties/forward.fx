def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1)
    max_1: "f32[][]cpu" = torch.ops.aten.max.default(primals_1)
    amax_1: "f32[3][1]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    min_1: "f32[][]cpu" = torch.ops.aten.min.default(primals_1);  primals_1 = None
    return (amax, max_1, amax_1, min_1)
