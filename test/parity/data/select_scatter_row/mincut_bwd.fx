def forward(self, tangents_1: "f32[3, 2][2, 1]cpu"):
    zeros: "f32[2][1]cpu" = torch.ops.aten.zeros.default([2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(tangents_1, zeros, 0, 1);  zeros = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(tangents_1, 0, 1);  tangents_1 = None
    return (select_scatter_1, select)
