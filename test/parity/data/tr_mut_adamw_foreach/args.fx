def forward(self, arg0_1: "f32[2][1]cpu", arg1_1: "f32[3][1]cpu", arg2_1: "f32[2][1]cpu", arg3_1: "f32[3][1]cpu", arg4_1: "f32[2][1]cpu", arg5_1: "f32[3][1]cpu", arg6_1: "f32[2][1]cpu", arg7_1: "f32[3][1]cpu"):
    return (arg0_1, arg1_1, arg2_1, arg3_1, arg4_1, arg5_1, arg6_1, arg7_1)
