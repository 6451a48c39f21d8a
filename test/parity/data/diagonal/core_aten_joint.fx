def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(primals_1);  primals_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(diagonal)
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(diagonal);  diagonal = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    full: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full, mul);  full = mul = None
    return (sin, diagonal_scatter)
