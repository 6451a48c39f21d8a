def forward(self, tangents_1: "f32[9, 10][10, 1]cpu"):
    roll_1: "f32[9, 10][10, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [-5, -4], [1, 0]);  tangents_1 = None
    return (roll_1,)
