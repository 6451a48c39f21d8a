def forward(self, tangents_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu"):
    pixel_unshuffle: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(tangents_1, 2);  tangents_1 = None
    return (pixel_unshuffle,)
