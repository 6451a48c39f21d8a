def forward(self, arg0_1: "i64[20][1]cpu"):
    bitwise_not: "i64[20][1]cpu" = torch.ops.aten.bitwise_not.default(arg0_1);  arg0_1 = None
    return (bitwise_not,)
