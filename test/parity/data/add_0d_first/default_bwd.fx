def forward(self, tangents_1: "f32[3][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    return (sum_1, tangents_1)
