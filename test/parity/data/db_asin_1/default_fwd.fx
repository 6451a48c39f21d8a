def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    asin: "f32[20, 20][20, 1]cpu" = torch.ops.aten.asin.default(primals_1)
    return (asin, primals_1)
