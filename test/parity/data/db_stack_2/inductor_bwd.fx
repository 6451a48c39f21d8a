def forward(self, tangents_1: "f32[1, 2, 1, 4, 3][24, 12, 12, 3, 1]cpu"):
    select: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 0)
    select_1: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 1)
    select_2: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 2);  tangents_1 = None
    return (select, select_1, select_2)
