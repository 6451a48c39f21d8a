def forward(self, arg0_1: "f32[][]cpu"):
    any_1: "b8[][]cpu" = torch.ops.aten.any.dim(arg0_1, 0, True);  arg0_1 = None
    return (any_1,)
