def forward(self, primals_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", tangents_1: "f32[1, 1, 8, 8][64, 64, 8, 1]cpu", tangents_2: "f32[1, 16, 2, 2][64, 4, 2, 1]cpu", tangents_3: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", tangents_4: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu"):
    pixel_shuffle: "f32[1, 1, 8, 8][64, 64, 8, 1]cpu" = torch.ops.aten.pixel_shuffle.default(primals_1, 2)
    pixel_unshuffle: "f32[1, 16, 2, 2][64, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(primals_1, 2)
    channel_shuffle: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.channel_shuffle.default(primals_1, 2)
    im2col: "f32[1, 16, 9][144, 9, 1]cpu" = torch.ops.aten.im2col.default(primals_1, [2, 2], [1, 1], [0, 0], [1, 1]);  primals_1 = None
    col2im: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.col2im.default(im2col, [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]);  im2col = None
    im2col_1: "f32[1, 16, 9][144, 9, 1]cpu" = torch.ops.aten.im2col.default(tangents_4, [2, 2], [1, 1], [0, 0], [1, 1]);  tangents_4 = None
    col2im_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.col2im.default(im2col_1, [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]);  im2col_1 = None
    channel_shuffle_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.channel_shuffle.default(tangents_3, 2);  tangents_3 = None
    add: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(col2im_1, channel_shuffle_1);  col2im_1 = channel_shuffle_1 = None
    pixel_shuffle_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.pixel_shuffle.default(tangents_2, 2);  tangents_2 = None
    add_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, pixel_shuffle_1);  add = pixel_shuffle_1 = None
    pixel_unshuffle_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(tangents_1, 2);  tangents_1 = None
    add_2: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, pixel_unshuffle_1);  add_1 = pixel_unshuffle_1 = None
    return (pixel_shuffle, pixel_unshuffle, channel_shuffle, col2im, add_2)
