def forward(self, detach: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[3][1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, detach_1, 0, torch.float32);  tangents_1 = detach_1 = None
    return (_softmax_backward_data,)
