def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    hardtanh: "f32[5, 5][5, 1]cpu" = torch.ops.aten.hardtanh.default(primals_1, -0.5, 0.5)
    return (hardtanh, primals_1)
