def forward(self, arg0_1: "i64[4][1]cpu", arg1_1: "i64[2][1]cpu"):
    isin: "b8[4][1]cpu" = torch.ops.aten.isin.Tensor_Tensor(arg0_1, arg1_1)
    isin_1: "b8[4][1]cpu" = torch.ops.aten.isin.Tensor_Scalar(arg0_1, 2)
    isin_2: "b8[4][1]cpu" = torch.ops.aten.isin.Tensor_Tensor(arg0_1, arg1_1, invert = True);  arg0_1 = arg1_1 = None
    return (isin, isin_1, isin_2)
