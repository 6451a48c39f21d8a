def forward(self, zeros_like: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    return (zeros_like,)
