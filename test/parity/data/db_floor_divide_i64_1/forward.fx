def forward(self, arg0_1: "i64[][]cpu", arg1_1: "i64[][]cpu"):
    floor_divide: "i64[][]cpu" = torch.ops.aten.floor_divide.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (floor_divide,)
