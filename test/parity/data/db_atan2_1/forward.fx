def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    atan2: "f32[][]cpu" = torch.ops.aten.atan2.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return atan2
