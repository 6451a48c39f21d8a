def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    rot90: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.rot90.default(primals_1);  primals_1 = None
    return rot90
