def forward(self, tangents_1: "f32[3, 4, 1][4, 1, 1]cpu"):
    select: "f32[3, 4][4, 1]cpu" = torch.ops.aten.select.int(tangents_1, -1, 0);  tangents_1 = None
    return (select,)
