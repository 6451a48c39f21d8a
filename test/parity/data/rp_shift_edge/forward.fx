def forward(self, arg0_1: "i64[4][1]cpu", arg1_1: "i64[4][1]cpu"):
    bitwise_left_shift: "i64[4][1]cpu" = torch.ops.aten.bitwise_left_shift.Tensor(arg0_1, arg1_1)
    bitwise_right_shift: "i64[4][1]cpu" = torch.ops.aten.bitwise_right_shift.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_left_shift, bitwise_right_shift)
