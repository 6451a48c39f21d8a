def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    sinh: "f32[20, 20][20, 1]cpu" = torch.ops.aten.sinh.default(primals_1)
    return (sinh, primals_1)
