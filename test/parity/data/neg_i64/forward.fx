def forward(self, arg0_1: "i64[4][1]cpu"):
    neg: "i64[4][1]cpu" = torch.ops.aten.neg.default(arg0_1);  arg0_1 = None
    return (neg,)
