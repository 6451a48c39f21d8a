def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    sigmoid: "bf16[][]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    detach: "bf16[][]cpu" = torch.ops.aten.detach.default(sigmoid)
    detach_1: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "bf16[][]cpu" = torch.ops.aten.sigmoid_backward.default(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (sigmoid, sigmoid_backward)
