def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    atanh: "f32[20, 20][20, 1]cpu" = torch.ops.aten.atanh.default(primals_1)
    return (atanh, primals_1)
