def forward(self, tangents_1: "f32[10, 10][10, 1]cpu"):
    zeros: "f32[10][1]cpu" = torch.ops.aten.zeros.default([10], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    diagonal_scatter_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.diagonal_scatter.default(tangents_1, zeros);  zeros = None
    diagonal: "f32[10][11]cpu" = torch.ops.aten.diagonal.default(tangents_1);  tangents_1 = None
    return (diagonal_scatter_1, diagonal)
