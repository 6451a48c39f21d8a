def forward(self, primals_1: "f32[][]cpu"):
    repeat: "f32[][]cpu" = torch.ops.aten.repeat.default(primals_1, []);  primals_1 = None
    return (repeat,)
