def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    cumprod: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(primals_1, 1)
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(cumprod)
    cumprod_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(primals_1, 0)
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(cumprod_1)
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (cumprod, cumprod_1, primals_1, detach_2, detach_3)
