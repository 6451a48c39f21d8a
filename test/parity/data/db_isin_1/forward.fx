def forward(self, arg0_1: "f32[20][1]cpu", arg1_1: "f32[5][1]cpu"):
    isin: "b8[20][1]cpu" = torch.ops.aten.isin.Tensor_Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (isin,)
