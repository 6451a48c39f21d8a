def forward(self, tangents_1: "f32[2, 5, 5][25, 5, 1]cpu", tangents_2: "f32[2, 5, 5][25, 5, 1]cpu", tangents_3: "f32[1, 5, 5][25, 5, 1]cpu"):
    cat: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cat.default([tangents_1, tangents_2, tangents_3]);  tangents_1 = tangents_2 = tangents_3 = None
    return (cat,)
