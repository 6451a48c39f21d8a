def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f64[2, 3][3, 1]cpu"):
    zeros: "f64[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float64, device = device(type='cpu'), pin_memory = False)
    copy: "f64[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(zeros, primals_1);  zeros = primals_1 = None
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_1 = None
    return (copy, _to_copy)
