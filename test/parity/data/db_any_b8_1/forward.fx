def forward(self, arg0_1: "b8[][]cpu"):
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(arg0_1);  arg0_1 = None
    return (any_1,)
