def forward(self, primals_1: "bf16[4][1]cpu"):
    cumsum: "bf16[4][1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    cumsum_1: "f32[4][1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0, dtype = torch.float32)
    cumprod: "bf16[4][1]cpu" = torch.ops.aten.cumprod.default(primals_1, 0)
    detach: "bf16[4][1]cpu" = torch.ops.aten.detach.default(cumprod)
    detach_1: "bf16[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (cumsum, cumsum_1, cumprod, primals_1, detach_1)
