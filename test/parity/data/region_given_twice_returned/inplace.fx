def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "f32[3][1]cpu"):
    return (c_1, a_1)
