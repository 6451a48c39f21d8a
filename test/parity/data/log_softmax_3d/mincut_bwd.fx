def forward(self, detach_1: "f32[2, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    _log_softmax_backward_data: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_1, detach_1, 1, torch.float32);  tangents_1 = detach_1 = None
    return (_log_softmax_backward_data,)
