def forward(self, getitem_1: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu", getitem_5: "i64[3, 4][1, 3]cpu", tangents_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu", tangents_2: "f32[3, 4][1, 3]cpu"):
    new_zeros: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 4])
    scatter: "f32[3, 4][4, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, 0, getitem_5, tangents_2);  new_zeros = getitem_5 = tangents_2 = None
    new_zeros_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 2, 1, 2, 1])
    scatter_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.scatter.src(new_zeros_1, -1, getitem_1, tangents_1);  new_zeros_1 = getitem_1 = tangents_1 = None
    return (scatter_1, scatter)
