def forward(self, primals_1: "f32[3][1]cpu"):
    sinc: "f32[3][1]cpu" = torch.ops.aten.sinc.default(primals_1)
    erfinv: "f32[3][1]cpu" = torch.ops.aten.erfinv.default(primals_1)
    logit: "f32[3][1]cpu" = torch.ops.aten.logit.default(primals_1, 1e-06);  primals_1 = None
    return (sinc, erfinv, logit)
