def forward(self, t: "f32[3, 2][1, 3]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = tangents_1 = None
    return (None, mm_1)
