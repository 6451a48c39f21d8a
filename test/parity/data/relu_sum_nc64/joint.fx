def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[][]cpu"):
    relu: "f64[3, 2][1, 3]cpu" = torch.ops.aten.relu.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(relu)
    sum_1: "f64[][]cpu" = torch.ops.aten.sum.default(relu);  relu = None
    expand: "f64[3, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 2]);  tangents_1 = None
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f64[3, 2][1, 3]cpu" = torch.ops.aten.threshold_backward.default(expand, detach_1, 0);  expand = detach_1 = None
    return (sum_1, threshold_backward)
