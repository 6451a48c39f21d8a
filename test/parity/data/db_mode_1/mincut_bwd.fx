def forward(self, unsqueeze_1: "i64[5, 5, 1][5, 1, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    unsqueeze: "f32[5, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -1);  tangents_1 = None
    new_zeros: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.new_zeros.default(unsqueeze, [5, 5, 5])
    scatter: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, -1, unsqueeze_1, unsqueeze);  new_zeros = unsqueeze_1 = unsqueeze = None
    return (scatter,)
