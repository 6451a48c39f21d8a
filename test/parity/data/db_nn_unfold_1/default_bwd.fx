def forward(self, tangents_1: "f32[0, 4, 16][64, 16, 1]cpu"):
    col2im: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.col2im.default(tangents_1, [5, 5], [2, 2], [1, 1], [0, 0], [1, 1]);  tangents_1 = None
    return (col2im,)
