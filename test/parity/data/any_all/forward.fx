def forward(self, arg0_1: "b8[2, 3][3, 1]cpu"):
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(arg0_1)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(arg0_1)
    any_2: "b8[2][1]cpu" = torch.ops.aten.any.dim(arg0_1, 1)
    all_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.all.dim(arg0_1, 0, True);  arg0_1 = None
    return (any_1, all_1, any_2, all_2)
