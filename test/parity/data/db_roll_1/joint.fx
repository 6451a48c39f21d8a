def forward(self, primals_1: "f32[0, 0, 0][1, 1, 1]cpu", tangents_1: "f32[0, 0, 0][1, 1, 1]cpu"):
    roll: "f32[0, 0, 0][1, 1, 1]cpu" = torch.ops.aten.roll.default(primals_1, [0], [0]);  primals_1 = None
    roll_1: "f32[0, 0, 0][1, 1, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [0], [0]);  tangents_1 = None
    return (roll, roll_1)
