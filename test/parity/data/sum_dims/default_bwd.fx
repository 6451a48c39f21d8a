def forward(self, tangents_1: "f32[3][1]cpu"):
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_1: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    expand: "f32[2, 3, 4][0, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3, 4]);  unsqueeze_1 = None
    return (expand,)
