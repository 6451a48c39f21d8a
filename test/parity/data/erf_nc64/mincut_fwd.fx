def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    erf: "f64[3, 2][1, 3]cpu" = torch.ops.aten.erf.default(primals_1)
    return (erf, primals_1)
