def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    gcd: "i64[][]cpu" = torch.ops.aten.gcd.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (gcd,)
