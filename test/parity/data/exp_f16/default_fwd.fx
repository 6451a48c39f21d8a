def forward(self, primals_1: "f16[4][1]cpu"):
    exp: "f16[4][1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    detach: "f16[4][1]cpu" = torch.ops.aten.detach.default(exp)
    return (exp, detach)
