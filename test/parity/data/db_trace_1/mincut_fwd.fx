def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    trace: "f32[][]cpu" = torch.ops.aten.trace.default(primals_1);  primals_1 = None
    return (trace,)
