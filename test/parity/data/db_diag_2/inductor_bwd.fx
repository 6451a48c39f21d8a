def forward(self, tangents_1: "f32[10][1]cpu"):
    full: "f32[10, 10][10, 1]cpu" = torch.ops.aten.full.default([10, 10], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter: "f32[10, 10][10, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full, tangents_1);  full = tangents_1 = None
    return (diagonal_scatter,)
