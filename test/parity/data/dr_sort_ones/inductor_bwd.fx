def forward(self, getitem_1: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu", getitem_5: "i64[3, 4][1, 3]cpu", tangents_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu", tangents_2: "f32[3, 4][1, 3]cpu"):
    full: "f32[3, 4][4, 1]cpu" = torch.ops.aten.full.default([3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[3, 4][4, 1]cpu" = torch.ops.aten.scatter.src(full, 0, getitem_5, tangents_2);  full = getitem_5 = tangents_2 = None
    full_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.full.default([3, 2, 1, 2, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.scatter.src(full_1, -1, getitem_1, tangents_1);  full_1 = getitem_1 = tangents_1 = None
    return (scatter_1, scatter)
