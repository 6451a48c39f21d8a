def forward(self, arg0_1: "b8[5, 5][5, 1]cpu", arg1_1: "b8[5, 5][5, 1]cpu"):
    cat: "b8[5, 10][10, 1]cpu" = torch.ops.aten.cat.default([arg0_1, arg1_1], -1);  arg0_1 = arg1_1 = None
    return (cat,)
