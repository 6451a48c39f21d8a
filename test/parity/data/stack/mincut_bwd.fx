def forward(self, tangents_1: "f32[2, 2, 3][6, 3, 1]cpu"):
    select: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(tangents_1, 1, 0)
    select_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(tangents_1, 1, 1);  tangents_1 = None
    return (select, select_1)
