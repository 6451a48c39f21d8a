def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    bitwise_left_shift: "i64[][]cpu" = torch.ops.aten.bitwise_left_shift.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_left_shift,)
