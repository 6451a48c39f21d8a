def forward(self, tangents_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu"):
    pixel_shuffle: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.pixel_shuffle.default(tangents_1, 1);  tangents_1 = None
    return (pixel_shuffle,)
