def forward(self, tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    diagonal: "f32[5, 5][25, 6]cpu" = torch.ops.aten.diagonal.default(tangents_1, 0, -2, -1);  tangents_1 = None
    return (diagonal,)
