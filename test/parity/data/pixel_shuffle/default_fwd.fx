def forward(self, primals_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu"):
    pixel_shuffle: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pixel_shuffle.default(primals_1, 2);  primals_1 = None
    return (pixel_shuffle,)
