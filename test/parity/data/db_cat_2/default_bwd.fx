def forward(self, tangents_1: "f32[0][1]cpu"):
    zeros: "f32[0][1]cpu" = torch.ops.aten.zeros.default([0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    zeros_1: "f32[0][1]cpu" = torch.ops.aten.zeros.default([0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (zeros, zeros_1)
