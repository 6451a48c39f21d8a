def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    log1p: "f64[3, 2][1, 3]cpu" = torch.ops.aten.log1p.default(primals_1);  primals_1 = None
    return log1p
