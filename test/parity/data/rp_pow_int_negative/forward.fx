def forward(self, arg0_1: "i64[3][1]cpu", arg1_1: "i64[3][1]cpu"):
    pow_1: "i64[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(arg0_1, 2)
    pow_2: "i64[3][1]cpu" = torch.ops.aten.pow.Tensor_Tensor(arg0_1, arg1_1)
    pow_3: "i64[3][1]cpu" = torch.ops.aten.pow.Scalar(2, arg1_1)
    pow_4: "i64[3][1]cpu" = torch.ops.aten.pow.Scalar(-2, arg1_1);  arg1_1 = None
    pow_5: "i64[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(arg0_1, 0);  arg0_1 = None
    return (pow_1, pow_2, pow_3, pow_4, pow_5)
