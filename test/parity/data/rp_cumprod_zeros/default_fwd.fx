def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    cumprod: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(primals_1, 1)
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(cumprod)
    cumprod_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(primals_1, 0)
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(cumprod_1)
    return (cumprod, cumprod_1, primals_1, detach, detach_1)
