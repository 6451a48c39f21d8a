def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    bitwise_xor: "i64[][]cpu" = torch.ops.aten.bitwise_xor.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_xor,)
