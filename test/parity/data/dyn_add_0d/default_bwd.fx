def forward(self, tangents_1: "f32[s26, s49][s49, 1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    return (tangents_1, sum_1)
