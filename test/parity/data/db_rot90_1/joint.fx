def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][5, 25, 1]cpu"):
    rot90: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.rot90.default(primals_1);  primals_1 = None
    rot90_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.rot90.default(tangents_1, -1);  tangents_1 = None
    return (rot90, rot90_1)
