def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    tanh: "bf16[][]cpu" = torch.ops.aten.tanh.default(primals_1);  primals_1 = None
    detach: "bf16[][]cpu" = torch.ops.aten.detach.default(tanh)
    detach_1: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "bf16[][]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (tanh, tanh_backward)
