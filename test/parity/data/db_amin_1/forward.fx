def forward(self, primals_1: "f32[][]cpu"):
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(primals_1);  primals_1 = None
    return amin
