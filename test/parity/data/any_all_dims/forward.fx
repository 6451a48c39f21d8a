def forward(self, arg0_1: "b8[2, 3][3, 1]cpu"):
    any_1: "b8[][]cpu" = torch.ops.aten.any.dims(arg0_1, [0, 1])
    all_1: "b8[][]cpu" = torch.ops.aten.all.dims(arg0_1, [0, 1]);  arg0_1 = None
    return (any_1, all_1)
