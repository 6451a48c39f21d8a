def forward(self, arg0_1: "i64[4][1]cpu"):
    bitwise_and: "i64[4][1]cpu" = torch.ops.aten.bitwise_and.Scalar(arg0_1, 3)
    bitwise_or: "i64[4][1]cpu" = torch.ops.aten.bitwise_or.Scalar(arg0_1, 4)
    bitwise_xor: "i64[4][1]cpu" = torch.ops.aten.bitwise_xor.Scalar(arg0_1, 1);  arg0_1 = None
    return (bitwise_and, bitwise_or, bitwise_xor)
