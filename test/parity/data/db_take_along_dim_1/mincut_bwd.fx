def forward(self, remainder: "i64[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    new_zeros: "f32[5, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [5, 5])
    scatter_add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, remainder, tangents_1);  new_zeros = remainder = tangents_1 = None
    return (scatter_add, None)
