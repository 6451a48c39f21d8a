def forward(self, primals_1: "f32[20][1]cpu"):
    log2: "f32[20][1]cpu" = torch.ops.aten.log2.default(primals_1)
    return (log2, primals_1)
