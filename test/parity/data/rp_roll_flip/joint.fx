def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[2, 3][1, 2]cpu", tangents_5: "f32[3, 2][2, 1]cpu"):
    roll: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [1], [0])
    roll_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [1, -1], [0, 1])
    flip: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(primals_1, [0, 1])
    rot90: "f32[2, 3][1, 2]cpu" = torch.ops.aten.rot90.default(primals_1)
    roll_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_1, [7]);  primals_1 = None
    roll_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(tangents_5, [-7]);  tangents_5 = None
    rot90_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.rot90.default(tangents_4, -1);  tangents_4 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(roll_3, rot90_1);  roll_3 = rot90_1 = None
    flip_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(tangents_3, [0, 1]);  tangents_3 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, flip_1);  add = flip_1 = None
    roll_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(tangents_2, [1, -1], [1, 0]);  tangents_2 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, roll_4);  add_1 = roll_4 = None
    roll_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [-1], [0]);  tangents_1 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, roll_5);  add_2 = roll_5 = None
    return (roll, roll_1, flip, rot90, roll_2, add_3)
