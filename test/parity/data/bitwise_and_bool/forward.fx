def forward(self, arg0_1: "b8[4][1]cpu", arg1_1: "b8[4][1]cpu"):
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (bitwise_and,)
