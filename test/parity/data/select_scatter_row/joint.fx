def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    select_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(primals_1, primals_2, 0, 1);  primals_1 = primals_2 = None
    zeros: "f32[2][1]cpu" = torch.ops.aten.zeros.default([2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(tangents_1, zeros, 0, 1);  zeros = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(tangents_1, 0, 1);  tangents_1 = None
    return (select_scatter, select_scatter_1, select)
