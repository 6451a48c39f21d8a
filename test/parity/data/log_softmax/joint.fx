def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_1, detach_1, 1, torch.float32);  tangents_1 = detach_1 = None
    return (_log_softmax, _log_softmax_backward_data)
