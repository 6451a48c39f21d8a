def forward(self, masked_fill: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  tangents_1 = masked_fill = None
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (mul, zeros)
