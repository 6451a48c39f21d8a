def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    erf: "f32[2, 3][3, 1]cpu" = torch.ops.aten.erf.default(primals_1)
    return (erf, primals_1)
