def forward(self, arg0_1: "i64[3][1]cpu"):
    abs_1: "i64[3][1]cpu" = torch.ops.aten.abs.default(arg0_1)
    neg: "i64[3][1]cpu" = torch.ops.aten.neg.default(arg0_1)
    sign: "i64[3][1]cpu" = torch.ops.aten.sign.default(arg0_1);  arg0_1 = None
    return (abs_1, neg, sign)
