def forward(self, tangents_1: "f32[10, 10][10, 1]cpu"):
    diagonal: "f32[10][11]cpu" = torch.ops.aten.diagonal.default(tangents_1, 0, -2, -1);  tangents_1 = None
    return (diagonal,)
