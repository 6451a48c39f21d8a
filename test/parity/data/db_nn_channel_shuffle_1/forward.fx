def forward(self, primals_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu"):
    channel_shuffle: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu" = torch.ops.aten.channel_shuffle.default(primals_1, 2);  primals_1 = None
    return channel_shuffle
