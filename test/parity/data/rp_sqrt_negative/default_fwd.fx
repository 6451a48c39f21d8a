def forward(self, primals_1: "f32[4][1]cpu"):
    sqrt: "f32[4][1]cpu" = torch.ops.aten.sqrt.default(primals_1)
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(sqrt)
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_1)
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(primals_1)
    asin: "f32[4][1]cpu" = torch.ops.aten.asin.default(primals_1)
    acosh: "f32[4][1]cpu" = torch.ops.aten.acosh.default(primals_1)
    atanh: "f32[4][1]cpu" = torch.ops.aten.atanh.default(primals_1)
    return (sqrt, log, log1p, asin, acosh, atanh, primals_1, detach)
