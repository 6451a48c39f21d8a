def forward(self, tangents_1: "f32[0, 0, 0][1, 1, 1]cpu"):
    roll_1: "f32[0, 0, 0][1, 1, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [0], [0]);  tangents_1 = None
    return (roll_1,)
