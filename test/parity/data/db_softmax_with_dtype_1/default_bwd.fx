def forward(self, detach: "f64[5][1]cpu", tangents_1: "f64[5][1]cpu"):
    detach_1: "f64[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f64[5][1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, detach_1, 0, torch.float64);  tangents_1 = detach_1 = None
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(_softmax_backward_data, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  _softmax_backward_data = None
    return (_to_copy_1,)
