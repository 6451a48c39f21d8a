def forward(self, getitem_1: "i64[2, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    new_zeros: "f32[2, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [2, 5])
    scatter: "f32[2, 5][5, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, -1, getitem_1, tangents_1);  new_zeros = getitem_1 = tangents_1 = None
    return (scatter,)
