def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    roll: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [1], [0])
    roll_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [1, -1], [0, 1])
    flip: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(primals_1, [0, 1])
    rot90: "f32[2, 3][1, 2]cpu" = torch.ops.aten.rot90.default(primals_1)
    roll_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [7]);  primals_1 = None
    return (roll, roll_1, flip, rot90, roll_2)
