def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    std: "f32[][]cpu" = torch.ops.aten.std.correction(primals_1);  primals_1 = None
    return std
