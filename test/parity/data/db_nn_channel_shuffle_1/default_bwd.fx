def forward(self, tangents_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu"):
    channel_shuffle_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu" = torch.ops.aten.channel_shuffle.default(tangents_1, 2);  tangents_1 = None
    return (channel_shuffle_1,)
