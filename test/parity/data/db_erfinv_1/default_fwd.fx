def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    erfinv: "f32[20, 20][20, 1]cpu" = torch.ops.aten.erfinv.default(primals_1)
    return (erfinv, primals_1)
