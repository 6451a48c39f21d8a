def forward(self, arg0_1: "f32[3, 2][2, 1]cpu", arg1_1: "f32[4, 2][2, 1]cpu", arg2_1: "i64[4][1]cpu"):
    return (arg0_1, arg1_1, arg2_1)
