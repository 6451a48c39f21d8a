def forward(self, primals_1: "f32[][]cpu"):
    median: "f32[][]cpu" = torch.ops.aten.median.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(median)
    return (median, primals_1, detach)
