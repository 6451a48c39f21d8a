def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu", primals_3: "f32[6][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    masked_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_scatter.default(primals_1, primals_2, primals_3);  primals_1 = primals_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_2, scalar_tensor, tangents_1);  scalar_tensor = None
    masked_scatter_backward: "f32[6][1]cpu" = torch.ops.aten.masked_scatter_backward.default(tangents_1, primals_2, [6]);  tangents_1 = primals_2 = None
    return (masked_scatter, where, None, masked_scatter_backward)
