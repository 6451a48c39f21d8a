def forward(self, primals_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", primals_2: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", tangents_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu"):
    pixel_shuffle: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pixel_shuffle.default(primals_1, 2)
    mul: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(pixel_shuffle, primals_2)
    pixel_unshuffle: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(primals_2, 2)
    channel_shuffle: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.channel_shuffle.default(primals_1, 2);  primals_1 = None
    mul_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(pixel_unshuffle, channel_shuffle)
    pixel_shuffle_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pixel_shuffle.default(mul_1, 2);  mul_1 = None
    add: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul, pixel_shuffle_1);  mul = pixel_shuffle_1 = None
    pixel_unshuffle_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(tangents_1, 2)
    mul_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(pixel_unshuffle_1, pixel_unshuffle);  pixel_unshuffle = None
    mul_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(pixel_unshuffle_1, channel_shuffle);  pixel_unshuffle_1 = channel_shuffle = None
    channel_shuffle_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.channel_shuffle.default(mul_2, 2);  mul_2 = None
    pixel_shuffle_2: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.pixel_shuffle.default(mul_3, 2);  mul_3 = None
    mul_4: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, pixel_shuffle);  pixel_shuffle = None
    mul_5: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    add_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(pixel_shuffle_2, mul_4);  pixel_shuffle_2 = mul_4 = None
    pixel_unshuffle_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.pixel_unshuffle.default(mul_5, 2);  mul_5 = None
    add_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(channel_shuffle_1, pixel_unshuffle_2);  channel_shuffle_1 = pixel_unshuffle_2 = None
    return (add, add_2, add_1)
