def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    return (tangents_1, sum_1)
