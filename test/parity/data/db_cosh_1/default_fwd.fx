def forward(self, primals_1: "f32[20][1]cpu"):
    cosh: "f32[20][1]cpu" = torch.ops.aten.cosh.default(primals_1)
    return (cosh, primals_1)
