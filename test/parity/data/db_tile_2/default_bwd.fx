def forward(self, tangents_1: "f32[0][1]cpu"):
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (zeros,)
