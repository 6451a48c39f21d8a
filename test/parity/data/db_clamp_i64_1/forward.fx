def forward(self, arg0_1: "i64[5, 10, 5][50, 5, 1]cpu", arg1_1: "i64[10, 5][5, 1]cpu", arg2_1: "i64[10, 5][5, 1]cpu"):
    clamp: "i64[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.clamp.Tensor(arg0_1, arg1_1, arg2_1);  arg0_1 = arg1_1 = arg2_1 = None
    return (clamp,)
