def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    log1p: "f32[2, 3][3, 1]cpu" = torch.ops.aten.log1p.default(primals_1)
    return (log1p, primals_1)
