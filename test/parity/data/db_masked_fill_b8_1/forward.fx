def forward(self, arg0_1: "b8[5, 5][5, 1]cpu", arg1_1: "b8[5, 5][5, 1]cpu"):
    masked_fill: "b8[5, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(arg0_1, arg1_1, 10);  arg0_1 = arg1_1 = None
    return (masked_fill,)
