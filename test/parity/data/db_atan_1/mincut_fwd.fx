def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    atan: "f32[20, 20][20, 1]cpu" = torch.ops.aten.atan.default(primals_1)
    return (atan, primals_1)
