def forward(self, primals_1: "f32[10, 10][10, 1]cpu"):
    hardswish: "f32[10, 10][10, 1]cpu" = torch.ops.aten.hardswish.default(primals_1)
    return (hardswish, primals_1)
