def forward(self, primals_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu"):
    pixel_shuffle: "f32[1, 1, 8, 8][64, 64, 8, 1]cpu" = torch.ops.aten.pixel_shuffle.default(primals_1, 2)
    pixel_unshuffle: "f32[1, 16, 2, 2][64, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(primals_1, 2)
    channel_shuffle: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.channel_shuffle.default(primals_1, 2)
    im2col: "f32[1, 16, 9][144, 9, 1]cpu" = torch.ops.aten.im2col.default(primals_1, [2, 2], [1, 1], [0, 0], [1, 1]);  primals_1 = None
    col2im: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.col2im.default(im2col, [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]);  im2col = None
    return (pixel_shuffle, pixel_unshuffle, channel_shuffle, col2im)
