def forward(self, detach_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    expand: "bf16[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    threshold_backward: "bf16[][]cpu" = torch.ops.aten.threshold_backward.default(expand, detach_1, 0);  expand = detach_1 = None
    return (threshold_backward,)
