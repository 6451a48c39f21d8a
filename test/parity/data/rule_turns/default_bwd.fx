def forward(self, tangents_1: "f32[3, 2][1, 3]cpu"):
    flip_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.flip.default(tangents_1, [0])
    roll_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [1, -1], [1, 0])
    add_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(flip_1, roll_2);  flip_1 = roll_2 = None
    roll_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(tangents_1, [-1])
    add_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_6, roll_3);  add_6 = roll_3 = None
    rot90_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.rot90.default(tangents_1, 0)
    add_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_7, rot90_4);  add_7 = rot90_4 = None
    rot90_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.rot90.default(tangents_1, -2)
    add_9: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_8, rot90_5);  add_8 = rot90_5 = None
    rot90_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rot90.default(tangents_1)
    rot90_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rot90.default(tangents_1, -1);  tangents_1 = None
    return (rot90_7, rot90_6, add_9)
