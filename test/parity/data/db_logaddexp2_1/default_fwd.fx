def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu"):
    logaddexp2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.logaddexp2.default(primals_1, primals_2)
    return (logaddexp2, primals_1, primals_2)
