def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sigmoid: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(sigmoid)
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sigmoid_backward.default(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (sigmoid, sigmoid_backward)
