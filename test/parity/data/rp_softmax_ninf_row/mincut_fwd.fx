def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    _softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, 1, False)
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    detach_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (_softmax, _log_softmax, detach_2, detach_3)
