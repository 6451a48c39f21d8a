def forward(self, arg0_1: "b8[][]cpu", arg1_1: "b8[][]cpu"):
    logical_and: "b8[][]cpu" = torch.ops.aten.logical_and.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (logical_and,)
