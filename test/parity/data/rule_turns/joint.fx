def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    rot90: "f32[3, 2][1, 3]cpu" = torch.ops.aten.rot90.default(primals_1);  primals_1 = None
    rot90_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.rot90.default(primals_2, -1);  primals_2 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(rot90, rot90_1);  rot90 = rot90_1 = None
    rot90_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.rot90.default(primals_3, 2)
    add_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add, rot90_2);  add = rot90_2 = None
    rot90_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.rot90.default(primals_3, 0)
    add_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_1, rot90_3);  add_1 = rot90_3 = None
    roll: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_3, [1])
    add_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_2, roll);  add_2 = roll = None
    roll_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.roll.default(primals_3, [1, -1], [0, 1])
    add_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_3, roll_1);  add_3 = roll_1 = None
    flip: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(primals_3, [0]);  primals_3 = None
    add_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_4, flip);  add_4 = flip = None
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
    return (add_5, rot90_7, rot90_6, add_9)
