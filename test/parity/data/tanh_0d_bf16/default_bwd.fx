def forward(self, detach: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    detach_1: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "bf16[][]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (tanh_backward,)
