def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    cumsum: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(primals_1, 1);  primals_1 = None
    return (cumsum,)
