def forward(self, tangents_1: "f32[2][1]cpu"):
    diagonal_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(tangents_1, [3, 3], 1, 0, 1)
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    unsqueeze_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    unsqueeze_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_4: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2);  unsqueeze_3 = None
    add_3: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_1, unsqueeze_4);  unsqueeze_1 = unsqueeze_4 = None
    return (add_3, unsqueeze_2, diagonal_backward)
