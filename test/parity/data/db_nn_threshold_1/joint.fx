def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    threshold: "f32[][]cpu" = torch.ops.aten.threshold.default(primals_1, -1.765825867652893, -4.3228044509887695)
    threshold_backward: "f32[][]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, primals_1, -1.765825867652893);  tangents_1 = primals_1 = None
    return (threshold, threshold_backward)
