def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f64[5][1]cpu"):
    _to_copy: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'));  primals_1 = None
    _log_softmax: "f64[5][1]cpu" = torch.ops.aten._log_softmax.default(_to_copy, 0, False);  _to_copy = None
    detach: "f64[5][1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    detach_1: "f64[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f64[5][1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_1, detach_1, 0, torch.float64);  tangents_1 = detach_1 = None
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(_log_softmax_backward_data, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  _log_softmax_backward_data = None
    return (_log_softmax, _to_copy_1)
