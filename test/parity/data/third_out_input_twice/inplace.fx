def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2][1]cpu"):
    return (a_1, a_1, b_1)
