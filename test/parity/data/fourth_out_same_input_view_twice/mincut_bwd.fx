def forward(self, tangents_1: "f32[][]cpu"):
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    return (expand,)
