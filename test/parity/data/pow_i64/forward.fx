def forward(self, arg0_1: "i64[4][1]cpu"):
    pow_1: "i64[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(arg0_1, 2);  arg0_1 = None
    return (pow_1,)
