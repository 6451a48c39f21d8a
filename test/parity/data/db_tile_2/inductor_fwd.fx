def forward(self, primals_1: "f32[][]cpu"):
    repeat: "f32[0][1]cpu" = torch.ops.aten.repeat.default(primals_1, [0]);  primals_1 = None
    return (repeat,)
