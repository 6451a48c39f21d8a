def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    relu: "f64[3, 2][1, 3]cpu" = torch.ops.aten.relu.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(relu)
    sum_1: "f64[][]cpu" = torch.ops.aten.sum.default(relu);  relu = None
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (sum_1, detach_1)
