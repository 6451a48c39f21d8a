def forward(self, primals_1: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu"):
    pixel_shuffle: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu" = torch.ops.aten.pixel_shuffle.default(primals_1, 1);  primals_1 = None
    return pixel_shuffle
