def forward(self, primals_1: "f32[10, 10][10, 1]cpu", primals_2: "f32[10][1]cpu", tangents_1: "f32[10, 10][10, 1]cpu"):
    diagonal_scatter: "f32[10, 10][10, 1]cpu" = torch.ops.aten.diagonal_scatter.default(primals_1, primals_2);  primals_1 = primals_2 = None
    zeros: "f32[10][1]cpu" = torch.ops.aten.zeros.default([10], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    diagonal_scatter_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.diagonal_scatter.default(tangents_1, zeros);  zeros = None
    diagonal: "f32[10][11]cpu" = torch.ops.aten.diagonal.default(tangents_1);  tangents_1 = None
    return (diagonal_scatter, diagonal_scatter_1, diagonal)
