def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "i64[3][1]cpu", arg2_1: "i64[3][1]cpu"):
    return (arg0_1, arg1_1, arg2_1)
