def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    sigmoid: "f64[3, 2][1, 3]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(sigmoid)
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f64[3, 2][1, 3]cpu" = torch.ops.aten.sigmoid_backward.default(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (sigmoid, sigmoid_backward)
