def forward(self, tangents_1: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu"):
    zeros: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu" = torch.ops.aten.zeros.default([1, 2, 3, 6], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (zeros,)
