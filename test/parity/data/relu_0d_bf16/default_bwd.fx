def forward(self, detach: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    detach_1: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "bf16[][]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_1, 0);  tangents_1 = detach_1 = None
    return (threshold_backward,)
