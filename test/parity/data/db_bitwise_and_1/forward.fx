def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    bitwise_and: "i64[][]cpu" = torch.ops.aten.bitwise_and.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_and,)
