def forward(self, tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    full: "f32[5, 5][5, 1]cpu" = torch.ops.aten.full.default([5, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.select_scatter.default(tangents_1, full, 1, 2);  full = None
    select: "f32[5, 5][25, 1]cpu" = torch.ops.aten.select.int(tangents_1, 1, 2);  tangents_1 = None
    return (select_scatter_1, select)
