def forward(self, arg0_1: "i64[5, 5, 5][25, 5, 1]cpu"):
    prod: "i64[][]cpu" = torch.ops.aten.prod.default(arg0_1);  arg0_1 = None
    return (prod,)
