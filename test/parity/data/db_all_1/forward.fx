def forward(self, arg0_1: "f32[][]cpu"):
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(arg0_1);  arg0_1 = None
    return (all_1,)
