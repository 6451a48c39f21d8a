def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    bitwise_or: "i64[][]cpu" = torch.ops.aten.bitwise_or.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_or,)
