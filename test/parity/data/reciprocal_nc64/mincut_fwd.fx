def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    reciprocal: "f64[3, 2][1, 3]cpu" = torch.ops.aten.reciprocal.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(reciprocal)
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (reciprocal, detach_1)
