def forward(self, tangents_1: "f32[0][1]cpu"):
    return (tangents_1, None, None)
