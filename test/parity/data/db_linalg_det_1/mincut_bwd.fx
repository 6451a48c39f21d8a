def forward(self, zeros_like: "f32[0, 0][1, 1]cpu", tangents_1: "f32[][]cpu"):
    return (zeros_like,)
