def forward(self, zeros: "f32[0][1]cpu", zeros_1: "f32[0][1]cpu", tangents_1: "f32[0][1]cpu"):
    return (zeros, zeros_1)
