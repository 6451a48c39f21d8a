def forward(self, tangents_1: "f32[4][1]cpu"):
    return (None, tangents_1)
