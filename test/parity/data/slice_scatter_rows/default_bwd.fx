def forward(self, tangents_1: "f32[4, 2][2, 1]cpu"):
    zeros: "f32[2, 2][2, 1]cpu" = torch.ops.aten.zeros.default([2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(tangents_1, zeros, 0, 1, 3);  zeros = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 3);  tangents_1 = None
    return (slice_scatter_1, slice_1)
