def forward(self, zeros_like: "f32[20, 20][20, 1]cpu", tangents_1: "f32[20, 20][20, 1]cpu"):
    return (zeros_like,)
